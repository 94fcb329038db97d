import type { FiguresEnvironment } from '#lambdas/question-bank/environment.ts';
import { Duration } from 'aws-cdk-lib';
import {
  exportQuestionBank,
  getQuestionShelf,
  listQuestionFigures,
  listQuestionShelves,
  questionShelfVersions,
} from '#shared/contracts/question-bank.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { jobFilesOf } from './job-files.ts';

/** The endpoints of question banks, whose shelves are documents with their contents in files. */
export function bankFunctions(data: Pick<DataStack, 'table' | 'results'>): EndpointDefinition[] {
  const environment = jobFilesOf(data);
  const { list, readNewest, readVersion, change } = documentGrants(data);
  const { putDocument, listVersions, getVersion, restoreVersion } = questionShelfVersions;
  return [
    ...[listQuestionShelves, getQuestionShelf].map((endpoint) => ({
      ...{ endpoint, environment, grants: readNewest },
    })),
    ...[putDocument, restoreVersion].map((endpoint) => ({
      ...{ endpoint, environment, grants: change },
    })),
    { endpoint: listVersions, environment, grants: list },
    { endpoint: getVersion, environment, grants: readVersion },
    {
      endpoint: exportQuestionBank,
      environment,
      // Text shaping and layout are CPU-bound, and a bank has a hundred files.
      ...{ memorySize: WHOLE_CPU, timeout: Duration.seconds(29) },
      grants: readNewest,
    },
    {
      endpoint: listQuestionFigures,
      environment: { TABLE_NAME: environment.TABLE_NAME } satisfies FiguresEnvironment,
      grants: [data.table.permission('Query')],
    },
  ];
}
