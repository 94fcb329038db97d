import { describe, expect, it } from 'vitest';
import { arnOf, modelStatements } from '../support/model-statements.ts';
import { synthesized } from '../support/synthesized.ts';

/** The models that each function may call, by the prefixes of their policies' names. */
function callable(context: Record<string, unknown> = {}): Record<string, string[]> {
  const named = modelStatements(context).map(([policy, { Resource }]) => ({
    name: policy.replace(/(?:Function)?ServiceRole.*$/, ''),
    models: [Resource]
      .flat()
      .map(arnOf)
      .map((arn) => arn.replace(/^.*\//, '')),
  }));
  return Object.fromEntries(
    [...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => [
      name,
      [...new Set(all.flatMap(({ models }) => models))].sort(),
    ]),
  );
}
const through = (profile: string) => [profile.replace(/^\w+\./, ''), profile];

describe('the models for drafts', () => {
  const first = through('eu.anthropic.claude-haiku-5-5');
  const draft = through('eu.anthropic.claude-sonnet-5-5');
  const solver = through('eu.amazon.nova-2-lite-v1:0');

  it('can be called only by the functions that draft, repair and solve', () => {
    expect(callable()).toEqual({
      DraftContent: [...first, ...draft].sort(),
      RepairDraft: [...first, ...draft].sort(),
      SolveQuestions: [...draft, ...solver].sort(),
      // Solves the questions from an easier version of their text.
      redraftpart: [...draft, ...solver].sort(),
    });
  });

  it('are streamed only to the steps of a job, whose page shows how much is written', () => {
    const streaming = modelStatements({}).filter(([, { Action }]) =>
      [Action].flat().includes('bedrock:InvokeModelWithResponseStream'),
    );
    const names = streaming.map(([policy]) => policy.replace(/(?:Function)?ServiceRole.*$/, ''));
    expect(new Set(names)).toEqual(new Set(['DraftContent', 'RepairDraft', 'SolveQuestions']));
  });

  it('come from the context, and are one when both are the same', () => {
    const model = 'eu.amazon.nova-2-lite-v1:0';
    expect(callable({ firstModel: model, draftModel: model, solverModel: model })).toEqual(
      Object.fromEntries(
        ['DraftContent', 'RepairDraft', 'SolveQuestions', 'redraftpart'].map((name) => [
          name,
          through(model).sort(),
        ]),
      ),
    );
  });

  it.each(['claude', '*', 'https://bedrock.example/model'])('cannot be %s', (draftModel) => {
    expect(() => synthesized({ draftModel })).toThrow('draftModel must be');
  });

  it('are passed to the functions', () => {
    const functions = Object.values(
      synthesized({ solverModel: 'amazon.nova-lite-v1:0' }).workflows.findResources(
        'AWS::Lambda::Function',
      ),
    ) as { Properties: { Environment?: { Variables: Record<string, unknown> } } }[];
    const variables = functions.map(({ Properties }) => Properties.Environment?.Variables ?? {});
    expect(variables.filter((each) => 'SOLVER_MODEL' in each)).toEqual([
      expect.objectContaining({
        DRAFT_MODEL: 'eu.anthropic.claude-sonnet-5-5',
        SOLVER_MODEL: 'amazon.nova-lite-v1:0',
      }),
    ]);
  });
});
