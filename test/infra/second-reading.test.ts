import { describe, expect, it } from 'vitest';
import { arnOf, modelStatements } from '../support/model-statements.ts';
import { synthesized } from '../support/synthesized.ts';

const statementsFor = (visionModel?: string) =>
  modelStatements({ ...(visionModel && { visionModel }) }).filter(([policy]) =>
    policy.startsWith('RereadCells'),
  );

describe('the function for the second reading', () => {
  it('may call no model when none is configured', () => {
    expect(statementsFor()).toEqual([]);
  });

  it('may call one model through its inference profile, and that model in the profile’s Regions', () => {
    const statements = statementsFor('eu.anthropic.claude-haiku-5-5');
    expect(statements.map(([policy]) => policy)).toEqual([
      expect.stringContaining('RereadCells'),
      expect.stringContaining('RereadCells'),
    ]);
    const [profile, model] = statements.map(([, statement]) => statement);
    const profileArn =
      'arn:aws:bedrock:<region>:<account>:inference-profile/eu.anthropic.claude-haiku-5-5';
    expect(profile).toMatchObject({ Action: 'bedrock:InvokeModel' });
    expect(arnOf(profile?.Resource)).toBe(profileArn);
    expect(model).toMatchObject({ Action: 'bedrock:InvokeModel' });
    expect(arnOf(model?.Resource)).toBe(
      'arn:aws:bedrock:*::foundation-model/anthropic.claude-haiku-5-5',
    );
    const { StringLike } = model?.Condition as { StringLike: Record<string, unknown> };
    expect(Object.entries(StringLike).map(([key, value]) => [key, arnOf(value)])).toEqual([
      ['bedrock:InferenceProfileArn', profileArn],
    ]);
  });

  it('may call a model through a global profile, which has no Region', () => {
    const [, model] = statementsFor('global.anthropic.claude-haiku-5-5');
    expect([model?.[1].Resource].flat().map(arnOf)).toEqual([
      'arn:aws:bedrock:*::foundation-model/anthropic.claude-haiku-5-5',
      'arn:aws:bedrock:::foundation-model/anthropic.claude-haiku-5-5',
    ]);
  });

  it('may call a model without a profile only in its own Region', () => {
    const statements = statementsFor('amazon.nova-lite-v1:0');
    expect(statements.map(([, { Resource }]) => arnOf(Resource))).toEqual([
      'arn:aws:bedrock:<region>::foundation-model/amazon.nova-lite-v1:0',
    ]);
  });

  it.each(['claude', 'https://bedrock.example/model', '*'])('has no model %s', (visionModel) => {
    expect(() => synthesized({ visionModel })).toThrow();
  });
});
