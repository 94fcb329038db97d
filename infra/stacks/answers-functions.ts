import { Duration } from 'aws-cdk-lib';
import type { TableEnvironment } from '#lambdas/answer-sheets/environment.ts';
import {
  getAnswersPicture,
  listPrintedTests,
  markAnswerSheets,
} from '#shared/contracts/answers-documents.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants, pageFunction } from './document-functions.ts';
import { jobFilesOf, onObjects } from './job-files.ts';

export const answersFunctions = (
  data: Pick<DataStack, 'table' | 'results'>,
): EndpointDefinition[] => [
  pageFunction(data, getAnswersPicture),
  {
    endpoint: listPrintedTests,
    environment: { TABLE_NAME: data.table.tableName } satisfies TableEnvironment,
    grants: [data.table.permission('Query')],
  },
  {
    endpoint: markAnswerSheets,
    environment: jobFilesOf(data),
    // Sixty pictures of a quarter of a megabyte are read, and written as one file.
    memorySize: WHOLE_CPU,
    timeout: Duration.seconds(29),
    grants: [
      ...documentGrants(data).readNewest,
      onObjects(data.results, 'documents', 'Put', 'Delete'),
    ],
  },
];
