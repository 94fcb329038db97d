import { Aws } from 'aws-cdk-lib';
import { modelOf } from '../../lambdas/core/model/model-ways.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { NodeFunction } from '../constructs/node-function.ts';

/**
 * What a function may that calls one model of Bedrock. An inference profile is allowed together with its model in every
 * Region it leads to, the latter through this profile alone; with one of the two, only some calls would be.
 */
export function modelGrants(id: string): EndpointDefinition['grants'] {
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

/** Allows a function to call one model, and no other. */
export function allowModel(lambda: NodeFunction, id: string): void {
  for (const { actions, resources, conditions } of modelGrants(id))
    lambda.allow(actions, resources, conditions);
}
