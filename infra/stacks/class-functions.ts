import type { ClassesEnvironment } from '#lambdas/classes/environment.ts';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';

/** The endpoints of the classes that teachers keep. */
export function classFunctions({ table }: Pick<DataStack, 'table'>): EndpointDefinition[] {
  const environment = { TABLE_NAME: table.tableName } satisfies ClassesEnvironment;
  return [
    { endpoint: listClasses, environment, grants: [table.permission('Query')] },
    {
      endpoint: addClass,
      environment,
      // One too many is taken back, and so is one of an account that is being deleted.
      grants: [table.permission('PutItem', 'Query', 'GetItem', 'DeleteItem')],
    },
    // Whoever sees a class uses it.
    { endpoint: getClass, environment, grants: [table.permission('UpdateItem')] },
    { endpoint: replaceClass, environment, grants: [table.permission('GetItem', 'PutItem')] },
    { endpoint: deleteClass, environment, grants: [table.permission('DeleteItem')] },
  ];
}
