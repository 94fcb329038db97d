import { Duration } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { confirmGrades, getGradePicture } from '#shared/contracts/gradebooks.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';

/** The endpoints of the marks of grade extractions, beyond those of every document. */
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
      // Two files are made and written before it is confirmed.
      timeout: Duration.seconds(20),
      grants: [
        ...documentGrants({ table, results }).readNewest,
        table.permission('UpdateItem'),
        // Drafts go when the final files have come, and are linked to.
        onFiles('Get', 'Put', 'Delete'),
      ],
    },
    {
      endpoint: getGradePicture,
      environment,
      grants: [
        table.permission('GetItem'),
        // The page lies beside the document; its key has its size.
        { actions: ['s3:ListBucket'], resources: [results.bucketArn] },
        { actions: ['s3:GetObject'], resources: [results.arnForObjects('documents/*')] },
      ],
    },
  ];
}
