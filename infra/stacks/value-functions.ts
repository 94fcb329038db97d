import type { ProfileEnvironment } from '#lambdas/profile/environment.ts';
import type { OwnValue } from '#shared/contracts/own-value.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';

export function valueFunctions(
  { table }: Pick<DataStack, 'table'>,
  { get, put }: Pick<OwnValue, 'get' | 'put'>,
): EndpointDefinition[] {
  const environment = { TABLE_NAME: table.tableName } satisfies ProfileEnvironment;
  return [
    { endpoint: get, environment, grants: [table.permission('GetItem')] },
    { endpoint: put, environment, grants: [table.permission('GetItem', 'PutItem')] },
  ];
}
