import { Aws } from 'aws-cdk-lib';
import { classesPartition } from '#core/aws/table-keys.ts';
import { modelOf } from '#core/model/model-strategies.ts';
import type { DaftarTable } from '../constructs/daftar-table.ts';
import type { Grant, NodeFunction } from '../constructs/node-function.ts';

/** How a function asks a model: for a whole answer, and some also for one that is streamed. */
type Way = 'whole' | 'streamed';
const actionsOf: Readonly<Record<Way, string[]>> = {
  whole: ['bedrock:InvokeModel'],
  // Models that stream nothing are asked for the whole.
  streamed: ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'],
};

/** The grants for one model. A profile needs one for itself and its model in each Region, through it only. */
export function modelGrants(id: string, way: Way = 'whole'): readonly Grant[] {
  const actions = actionsOf[way];
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

/** Denied to every function that calls a model: the site promises that saved classes are never sent to one. */
export const modelDenials = (table: Pick<DaftarTable, 'permission'>): readonly Grant[] => [
  {
    ...table.permission('GetItem', 'BatchGetItem', 'Query', 'UpdateItem'),
    conditions: {
      'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': classesPartition('*') },
    },
  },
];

/** Allows a function to call only these models, and denies it the saved classes. */
export function allowModels(
  lambda: NodeFunction,
  ids: readonly string[],
  table: Pick<DaftarTable, 'permission'>,
  way: Way = 'whole',
): void {
  // Counts what they cost, and records the used tokens on the job.
  const counting = table.permission('UpdateItem');
  const grants = [...new Set(ids)].flatMap((id) => modelGrants(id, way));
  lambda.allow(counting, ...grants).deny(...modelDenials(table));
}
