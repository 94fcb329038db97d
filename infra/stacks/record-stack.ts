import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { ClassesEnvironment } from '#lambdas/classes/environment.ts';
import {
  addMarkSheet,
  deleteMarkSheet,
  getMarkSheet,
  listAllMarkSheets,
  listMarkSheets,
  markSheetVersions,
  printMarkSheet,
} from '#shared/contracts/mark-sheets.ts';
import { EndpointRoute, type EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';

interface RecordStackProps extends StackProps {
  readonly httpApi: HttpApi;
  readonly data: Pick<DataStack, 'table'>;
}

/** The endpoints of the records of classes: their mark sheets. */
function recordFunctions({ table }: RecordStackProps['data']): EndpointDefinition[] {
  const environment = { TABLE_NAME: table.tableName } satisfies ClassesEnvironment;
  // Each call uses the class, which extends its lifetime and that of its record.
  const use = table.permission('UpdateItem', 'Query');
  const read = table.permission('GetItem');
  // Superfluous versions, and those of a sheet that is gone, are removed.
  const write = table.permission('GetItem', 'PutItem', 'DeleteItem');
  return [
    { endpoint: listMarkSheets, environment, grants: [use] },
    { endpoint: listAllMarkSheets, environment, grants: [table.permission('Query')] },
    { endpoint: addMarkSheet, environment, grants: [use, write] },
    { endpoint: getMarkSheet, environment, grants: [use, read] },
    { endpoint: deleteMarkSheet, environment, grants: [use, read, table.permission('DeleteItem')] },
    {
      endpoint: printMarkSheet,
      environment,
      // One whole CPU, because text shaping and layout are CPU-bound.
      memorySize: 1769,
      timeout: Duration.seconds(20),
      grants: [use, write],
    },
    { endpoint: markSheetVersions.putDocument, environment, grants: [use, write] },
    { endpoint: markSheetVersions.listVersions, environment, grants: [use, read] },
    { endpoint: markSheetVersions.getVersion, environment, grants: [use, read] },
    { endpoint: markSheetVersions.restoreVersion, environment, grants: [use, write] },
  ];
}

/**
 * More routes of the same HTTP API, in a stack of their own: CloudFormation allows a stack 500 resources, and each
 * endpoint takes seven.
 */
export class RecordStack extends Stack {
  constructor(scope: Construct, id: string, { httpApi, data, ...props }: RecordStackProps) {
    super(scope, id, props);
    for (const definition of recordFunctions(data))
      new EndpointRoute(this, definition.endpoint.id, { httpApi, ...definition });
  }
}
