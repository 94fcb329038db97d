import { Duration } from 'aws-cdk-lib';
import type { HandEnvironment, RegisterPhotoEnvironment } from '#lambdas/pages/environment.ts';
import { confirmGrades, getGradePicture } from '#shared/contracts/gradebooks.ts';
import { getHand, putHand } from '#shared/contracts/hand.ts';
import { readRegisterPhoto } from '#shared/contracts/register-photos.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants, pageFunction } from './document-functions.ts';
import { jobFilesOf, onObjects, toList, toMiss } from './job-files.ts';

export function gradebookFunctions(
  data: Pick<DataStack, 'table' | 'results' | 'uploads'>,
): EndpointDefinition[] {
  const { table, results, uploads } = data;
  return [
    {
      endpoint: confirmGrades,
      environment: jobFilesOf(data),
      // Two files are made and written before the confirmation.
      timeout: Duration.seconds(20),
      grants: [
        ...documentGrants(data).readNewest,
        table.permission('UpdateItem'),
        // A teacher's hand learns from the page, and what was seen on it is deleted.
        table.permission('PutItem'),
        onObjects(results, 'documents', 'Delete'),
        // Once the final files exist and are linked, the draft files are deleted.
        onObjects(results, 'results', 'Get', 'Put', 'Delete'),
      ],
    },
    pageFunction(data, getGradePicture),
    {
      endpoint: readRegisterPhoto,
      environment: {
        TABLE_NAME: table.tableName,
        UPLOADS_BUCKET: uploads.bucketName,
      } satisfies RegisterPhotoEnvironment,
      memorySize: WHOLE_CPU,
      // Less than API Gateway's limit of 30 s.
      timeout: Duration.seconds(29),
      grants: [
        table.permission('GetItem'),
        onObjects(uploads, 'uploads', 'Get', 'Delete'),
        toMiss(uploads),
      ],
    },
    {
      endpoint: getHand,
      environment: { TABLE_NAME: table.tableName } satisfies HandEnvironment,
      grants: [table.permission('GetItem')],
    },
    {
      endpoint: putHand,
      environment: jobFilesOf(data),
      // What was seen on pages that are not confirmed is beside their documents.
      grants: [
        table.permission('GetItem', 'PutItem', 'DeleteItem'),
        onObjects(results, 'documents', 'Delete'),
        toList(results, 'documents'),
      ],
    },
  ];
}
