import type { AccountEnvironment } from '../../lambdas/account/environment.ts';
import type { JobListEnvironment } from '../../lambdas/core/jobs/environment.ts';
import type { StartEnvironment } from '../../lambdas/notebooks/environment.ts';
import type { ProfileEnvironment } from '../../lambdas/profile/environment.ts';
import type { UploadsEnvironment } from '../../lambdas/uploads/environment.ts';
import { assignRole } from '../../shared/contracts/account.ts';
import { listContentJobs } from '../../shared/contracts/ai-content.ts';
import { listGames } from '../../shared/contracts/games.ts';
import { listGradeJobs } from '../../shared/contracts/grades.ts';
import {
  deleteNotebook,
  listCovers,
  listNotebookJobs,
  retryNotebook,
  submitNotebook,
} from '../../shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '../../shared/contracts/profile.ts';
import { createUpload } from '../../shared/contracts/uploads.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

interface Resources {
  readonly data: DataStack;
  readonly workflows: WorkflowsStack;
  readonly settings: Settings;
  readonly identityToolkitUrl: string;
}

/** Every endpoint that is hosted: what its handler is told, and the least it must be allowed. */
export function apiFunctions({
  data,
  workflows,
  settings,
  identityToolkitUrl,
}: Resources): EndpointDefinition[] {
  const { table, uploads, results, identitySecret } = data;
  const onTable = (...operations: string[]) => ({
    actions: operations.map((operation) => `dynamodb:${operation}`),
    resources: [table.tableArn],
  });
  const TABLE_NAME = table.tableName;
  const NOTEBOOK_WORKFLOW_ARN = workflows.notebook.stateMachine.stateMachineArn;
  const profileTable = { TABLE_NAME } satisfies ProfileEnvironment;
  const jobFiles = {
    TABLE_NAME,
    RESULTS_BUCKET: results.bucketName,
  } satisfies JobListEnvironment;
  const listJobs = {
    environment: jobFiles,
    grants: [
      onTable('Query'),
      // The download links are presigned with the function's own permission.
      { actions: ['s3:GetObject'], resources: [results.arnForObjects('results/*')] },
    ],
  };
  const startNotebook = {
    environment: {
      TABLE_NAME,
      NOTEBOOK_WORKFLOW_ARN,
      UPLOADS_BUCKET: uploads.bucketName,
      RESULTS_BUCKET: results.bucketName,
    } satisfies StartEnvironment,
    grants: [
      onTable('GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      { actions: ['s3:GetObject'], resources: [uploads.arnForObjects('uploads/*')] },
      // Without it S3 answers 403 and not 404 for an object that is missing.
      { actions: ['s3:ListBucket'], resources: [uploads.bucketArn] },
      // A repeated submission may answer a finished job, with its links.
      { actions: ['s3:GetObject'], resources: [results.arnForObjects('results/*')] },
      { actions: ['states:StartExecution'], resources: [NOTEBOOK_WORKFLOW_ARN] },
    ],
  };

  return [
    { endpoint: getProfile, environment: profileTable, grants: [onTable('GetItem')] },
    { endpoint: putProfile, environment: profileTable, grants: [onTable('PutItem')] },
    {
      endpoint: assignRole,
      environment: {
        FIREBASE_PROJECT_ID: settings.firebase.projectId,
        IDENTITY_SECRET_ID: identitySecret.secretArn,
        IDENTITY_TOOLKIT_URL: identityToolkitUrl,
        ALLOWED_EMAIL_DOMAINS: settings.allowedEmailDomains.join(','),
      } satisfies AccountEnvironment,
      grants: [
        { actions: ['secretsmanager:GetSecretValue'], resources: [identitySecret.secretArn] },
      ],
    },
    {
      endpoint: createUpload,
      environment: { UPLOADS_BUCKET: uploads.bucketName } satisfies UploadsEnvironment,
      grants: [{ actions: ['s3:PutObject'], resources: [uploads.arnForObjects('uploads/*')] }],
    },
    { endpoint: listCovers, environment: {}, grants: [] },
    { endpoint: listGames, environment: {}, grants: [] },
    { endpoint: listNotebookJobs, ...listJobs },
    { endpoint: listGradeJobs, ...listJobs },
    { endpoint: listContentJobs, ...listJobs },
    { endpoint: submitNotebook, ...startNotebook },
    { endpoint: retryNotebook, ...startNotebook },
    {
      endpoint: deleteNotebook,
      environment: jobFiles,
      grants: [
        onTable('GetItem', 'DeleteItem'),
        {
          actions: ['s3:DeleteObject'],
          resources: [results.arnForObjects('results/*'), results.arnForObjects('work/*')],
        },
      ],
    },
  ];
}
