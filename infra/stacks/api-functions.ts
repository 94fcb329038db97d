import type { AccountEnvironment } from '../../lambdas/account/environment.ts';
import type { ProfileEnvironment } from '../../lambdas/profile/environment.ts';
import type { UploadsEnvironment } from '../../lambdas/uploads/environment.ts';
import { assignRole } from '../../shared/contracts/account.ts';
import { listGames } from '../../shared/contracts/games.ts';
import { listCovers } from '../../shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '../../shared/contracts/profile.ts';
import { createUpload } from '../../shared/contracts/uploads.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { jobFunctions } from './job-functions.ts';
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
  const { table, uploads, identitySecret } = data;
  const onTable = (...operations: string[]) => ({
    actions: operations.map((operation) => `dynamodb:${operation}`),
    resources: [table.tableArn],
  });
  const TABLE_NAME = table.tableName;
  const profileTable = { TABLE_NAME } satisfies ProfileEnvironment;

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
    ...jobFunctions({ data, workflows }),
  ];
}
