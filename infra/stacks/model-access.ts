import { Aws } from 'aws-cdk-lib';
import { classesPartition } from '#core/aws/table-keys.ts';
import { modelOf } from '#core/model/model-strategies.ts';
import type { DaftarTable } from '../constructs/daftar-table.ts';
import type { Grant } from '../constructs/endpoint-route.ts';
import type { NodeFunction } from '../constructs/node-function.ts';

/**
 * What a function may that calls one model of Bedrock. An inference profile is allowed together with its model in every
 * Region it leads to, the latter through this profile alone; with one of the two, only some calls would be.
 */
export function modelGrants(id: string): readonly Grant[] {
  const actions = ['bedrock:InvokeModel'];
  const model = modelOf(id);
  const modelIn = (region: string) =>
    `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${model}`;
  if (model === id) return [{ actions, resources: [modelIn(Aws.REGION)] }];
  const profile = `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${id}`;
  const anywhere = ['*', ...(id.startsWith('global.') ? [''] : [])];
  return [
    { actions, resources: [profile] },
    {
      actions,
      resources: anywhere.map(modelIn),
      conditions: { StringLike: { 'bedrock:InferenceProfileArn': profile } },
    },
  ];
}

/**
 * What no function may that calls a model, whatever it is granted: teachers are told that the classes they keep are never
 * sent to one.
 */
export const modelDenials = (table: Pick<DaftarTable, 'permission'>): readonly Grant[] => [
  {
    ...table.permission('GetItem', 'BatchGetItem', 'Query', 'UpdateItem'),
    conditions: {
      'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': classesPartition('*') },
    },
  },
];

/** Allows a function to call these models and no other, and keeps from it what is never sent to any. */
export function allowModels(
  lambda: NodeFunction,
  ids: readonly string[],
  table: Pick<DaftarTable, 'permission'>,
): void {
  for (const { actions, resources, conditions } of [...new Set(ids)].flatMap(modelGrants))
    lambda.allow(actions, resources, conditions);
  for (const { actions, resources, conditions } of modelDenials(table))
    lambda.deny(actions, resources, conditions);
}
