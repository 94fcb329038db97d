import type { SubmitEnvironment, SubmitUploadEnvironment } from '#core/jobs/submit-handlers.ts';
import type { JobDescriptor } from '#shared/contracts/job-kind.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { JobWorkflow } from '../constructs/job-workflow.ts';
import type { DataStack } from './data-stack.ts';
import { documentFunctions, documentGrants } from './document-functions.ts';
import { jobFilesOf, onObjects, toList, toMiss } from './job-files.ts';

export function jobKindFunctions(
  { table, uploads, results }: Pick<DataStack, 'table' | 'uploads' | 'results'>,
  { endpoints, takesUpload, takesClasses, showsWork, documents }: JobDescriptor,
  workflow: Pick<JobWorkflow, 'stateMachine'>,
): EndpointDefinition[] {
  const { stateMachineArn: WORKFLOW_ARN } = workflow.stateMachine;
  // Links to finished files are presigned with the function's own permission.
  const readResults = onObjects(results, 'results', 'Get');
  const deleteFiles = [
    onObjects(results, 'results', 'Delete'),
    onObjects(results, 'work', 'Delete'),
    // Files of a job are found by listing its folders.
    toList(results, 'results', 'work'),
  ];
  // Uploads above the size limit are deleted.
  const checkUploads = [onObjects(uploads, 'uploads', 'Get', 'Delete'), toMiss(uploads)];

  const environment = jobFilesOf({ table, results });
  const starting = { ...environment, WORKFLOW_ARN } satisfies SubmitEnvironment;
  const withUploads = {
    ...starting,
    UPLOADS_BUCKET: uploads.bucketName,
  } satisfies SubmitUploadEnvironment;
  const start = {
    environment: takesUpload ? withUploads : starting,
    grants: [
      table.permission('GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      // These kinds take saved classes, whose records are extended with them.
      ...(takesUpload || takesClasses ? [table.permission('Query')] : []),
      // A repeated submission may answer a finished job with its links.
      readResults,
      { actions: ['states:StartExecution'], resources: [WORKFLOW_ARN] },
      ...(takesUpload ? checkUploads : []),
    ],
  };
  return [
    {
      endpoint: endpoints.list,
      environment,
      grants: [
        // Which jobs name a class is noted, and taken back if the account is closed.
        table.permission('Query', 'GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'),
        readResults,
      ],
    },
    { endpoint: endpoints.submit, ...start },
    { endpoint: endpoints.retry, ...start },
    {
      endpoint: endpoints.delete,
      environment,
      grants: [
        table.permission('GetItem', 'UpdateItem', 'DeleteItem'),
        ...deleteFiles,
        ...(documents ? documentGrants({ table, results }).remove : []),
      ],
    },
    ...(documents ? documentFunctions({ table, results }, documents, showsWork) : []),
  ];
}
