import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** Every statement about a model, with the policy it is in. */
function modelStatements(visionModel?: string): [policy: string, Statement][] {
  const templates = Object.values(synthesized({ ...(visionModel && { visionModel }) }));
  return templates.flatMap((template) =>
    Object.entries(
      template.findResources('AWS::IAM::Policy') as Record<
        string,
        { Properties: { PolicyDocument: { Statement: Statement[] } } }
      >,
    ).flatMap(([id, { Properties }]) =>
      Properties.PolicyDocument.Statement.filter(({ Action }) =>
        [Action].flat().some((action) => action.startsWith('bedrock:')),
      ).map((statement): [string, Statement] => [id, statement]),
    ),
  );
}
/** An ARN of the template, with the account's parts as they are joined. */
const arn = (resource: unknown): string =>
  JSON.stringify(resource)
    .replaceAll('{"Ref":"AWS::Partition"}', 'aws')
    .replaceAll('{"Ref":"AWS::Region"}', '<region>')
    .replaceAll('{"Ref":"AWS::AccountId"}', '<account>')
    .replaceAll(/^\{"Fn::Join":\["",\[|\]\]\}$/g, '')
    .replaceAll(/"|,/g, '');

describe('the second reading', () => {
  it('may call no model where none is set', () => {
    expect(modelStatements()).toEqual([]);
  });

  it('may call one model through its inference profile, and that model in the Regions it leads to', () => {
    const statements = modelStatements('eu.anthropic.claude-haiku-5-5');
    expect(statements.map(([policy]) => policy)).toEqual([
      expect.stringContaining('RereadCells'),
      expect.stringContaining('RereadCells'),
    ]);
    const [profile, model] = statements.map(([, statement]) => statement);
    const profileArn =
      'arn:aws:bedrock:<region>:<account>:inference-profile/eu.anthropic.claude-haiku-5-5';
    expect(profile).toMatchObject({ Action: 'bedrock:InvokeModel' });
    expect(arn(profile?.Resource)).toBe(profileArn);
    expect(model).toMatchObject({ Action: 'bedrock:InvokeModel' });
    expect(arn(model?.Resource)).toBe(
      'arn:aws:bedrock:*::foundation-model/anthropic.claude-haiku-5-5',
    );
    const { StringLike } = model?.Condition as { StringLike: Record<string, unknown> };
    expect(Object.entries(StringLike).map(([key, value]) => [key, arn(value)])).toEqual([
      ['bedrock:InferenceProfileArn', profileArn],
    ]);
  });

  it('may call the model where a global profile leads, which is in no Region', () => {
    const [, model] = modelStatements('global.anthropic.claude-haiku-5-5');
    expect([model?.[1].Resource].flat().map(arn)).toEqual([
      'arn:aws:bedrock:*::foundation-model/anthropic.claude-haiku-5-5',
      'arn:aws:bedrock:::foundation-model/anthropic.claude-haiku-5-5',
    ]);
  });

  it('may call a model without a profile in its own Region alone', () => {
    const statements = modelStatements('amazon.nova-lite-v1:0');
    expect(statements.map(([, { Resource }]) => arn(Resource))).toEqual([
      'arn:aws:bedrock:<region>::foundation-model/amazon.nova-lite-v1:0',
    ]);
  });

  it.each(['claude', 'https://bedrock.example/model', '*'])('has no model %s', (visionModel) => {
    expect(() => synthesized({ visionModel })).toThrow();
  });
});
