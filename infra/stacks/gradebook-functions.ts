import { Duration } from 'aws-cdk-lib';
import { confirmGrades, getGradePicture } from '#shared/contracts/gradebooks.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants, pageFunction } from './document-functions.ts';
import { jobFilesOf, onObjects } from './job-files.ts';

/** The endpoints that only grade extractions have. */
export function gradebookFunctions(
  data: Pick<DataStack, 'table' | 'results'>,
): EndpointDefinition[] {
  const { table, results } = data;
  return [
    {
      endpoint: confirmGrades,
      environment: jobFilesOf(data),
      // Two files are made and written before the confirmation.
      timeout: Duration.seconds(20),
      grants: [
        ...documentGrants(data).readNewest,
        table.permission('UpdateItem'),
        // Once the final files exist and are linked, the draft files are deleted.
        onObjects(results, 'results', 'Get', 'Put', 'Delete'),
      ],
    },
    pageFunction(data, getGradePicture),
  ];
}
