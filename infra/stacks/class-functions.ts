import type { ClassesEnvironment } from '#lambdas/record/environment.ts';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';

export function classFunctions({ table }: Pick<DataStack, 'table'>): EndpointDefinition[] {
  const environment = { TABLE_NAME: table.tableName } satisfies ClassesEnvironment;
  // Reading a class counts as use, which extends its lifetime and that of its record. The others note in the trail.
  const use = table.permission('UpdateItem', 'Query');
  return [
    { endpoint: listClasses, environment, grants: [use] },
    {
      endpoint: addClass,
      environment,
      // A class above the limit, or of an account that is being deleted, is removed again.
      grants: [table.permission('PutItem', 'Query', 'GetItem', 'DeleteItem')],
    },
    { endpoint: getClass, environment, grants: [use] },
    { endpoint: replaceClass, environment, grants: [use, table.permission('GetItem', 'PutItem')] },
    { endpoint: deleteClass, environment, grants: [use, table.permission('DeleteItem')] },
  ];
}
