import { expect, it } from 'vitest';
import { classesPartition } from '#core/aws/table-keys.ts';
import { modelStatements } from '../support/model-statements.ts';
import { synthesized } from '../support/synthesized.ts';

interface Policy {
  readonly Properties: {
    readonly PolicyDocument: {
      readonly Statement: readonly {
        readonly Effect: string;
        readonly Action: string | readonly string[];
        readonly Condition?: unknown;
      }[];
    };
  };
}

const context = { visionModel: 'eu.anthropic.claude-haiku-5-5' };
const policies = new Map(
  Object.values(synthesized(context)).flatMap((template) =>
    Object.entries(template.findResources('AWS::IAM::Policy') as Record<string, Policy>),
  ),
);
const statementsOf = (policy: string) =>
  policies.get(policy)?.Properties.PolicyDocument.Statement ?? [];
const asking = [...new Set(modelStatements(context).map(([policy]) => policy))];
const denied = (policy: string) => statementsOf(policy).filter(({ Effect }) => Effect === 'Deny');

it('five functions call models', () => {
  expect(asking).toHaveLength(5);
});

it.each(asking)('%s may not read or change saved classes', (policy) => {
  const allowed = statementsOf(policy)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => [Action].flat())
    .filter((action) => action.startsWith('dynamodb:'));
  expect(denied(policy)).toMatchObject([
    {
      Action: expect.arrayContaining(allowed) as unknown,
      Condition: {
        'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': classesPartition('*') },
      },
    },
  ]);
});
