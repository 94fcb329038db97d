import { Duration } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { confirmGrades, getGradePicture } from '#shared/contracts/gradebooks.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';

/** The endpoints that only grade extractions have. */
export function gradebookFunctions({
  table,
  results,
}: Pick<DataStack, 'table' | 'results'>): EndpointDefinition[] {
  const environment = {
    TABLE_NAME: table.tableName,
    RESULTS_BUCKET: results.bucketName,
  } satisfies JobFilesEnvironment;
  const onFiles = (...operations: string[]) => ({
    actions: operations.map((operation) => `s3:${operation}Object`),
    resources: [results.arnForObjects('results/*')],
  });
  return [
    {
      endpoint: confirmGrades,
      environment,
      // Two files are made and written before the confirmation.
      timeout: Duration.seconds(20),
      grants: [
        ...documentGrants({ table, results }).readNewest,
        table.permission('UpdateItem'),
        // Once the final files exist and are linked, the draft files are deleted.
        onFiles('Get', 'Put', 'Delete'),
      ],
    },
    {
      endpoint: getGradePicture,
      environment,
      grants: [
        table.permission('GetItem'),
        // The page's picture is next to the document; its key contains its size.
        { actions: ['s3:ListBucket'], resources: [results.bucketArn] },
        { actions: ['s3:GetObject'], resources: [results.arnForObjects('documents/*')] },
      ],
    },
  ];
}
