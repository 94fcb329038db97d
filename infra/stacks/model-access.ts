import { ArnFormat, type Stack } from 'aws-cdk-lib';
import { modelOf } from '../../lambdas/core/model/model-ways.ts';
import type { NodeFunction } from '../constructs/node-function.ts';

/**
 * Allows a function to call one model of Bedrock. An inference profile is allowed together with its model in every
 * Region it leads to, the latter through this profile alone; with one of the two, only some calls would be.
 */
export function allowModel(stack: Stack, lambda: NodeFunction, id: string): void {
  const arnOf = (
    resource: string,
    resourceName: string,
    where: { region?: string; account?: string },
  ) =>
    stack.formatArn({
      ...{ service: 'bedrock', resource, resourceName },
      ...where,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
  const model = modelOf(id);
  const invoke = ['bedrock:InvokeModel'];
  if (model === id) {
    lambda.allow(invoke, [arnOf('foundation-model', id, { account: '' })]);
    return;
  }
  const profile = arnOf('inference-profile', id, {});
  const anywhere = ['*', ...(id.startsWith('global.') ? [''] : [])];
  lambda.allow(invoke, [profile]);
  lambda.allow(
    invoke,
    anywhere.map((region) => arnOf('foundation-model', model, { region, account: '' })),
    { StringLike: { 'bedrock:InferenceProfileArn': profile } },
  );
}
