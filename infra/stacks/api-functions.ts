import type { ProfileEnvironment } from '#lambdas/profile/environment.ts';
import type { UploadsEnvironment } from '#lambdas/uploads/environment.ts';
import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { listGames } from '#shared/contracts/games.ts';
import { listCovers } from '#shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { accountFunctions } from './account-functions.ts';
import type { IdentityResources } from './identity-access.ts';
import { onObjects } from './job-files.ts';
import { jobFunctions } from './job-functions.ts';
import { studentFunctions } from './student-functions.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

interface Resources extends IdentityResources {
  readonly workflows: WorkflowsStack;
}

/** Every hosted endpoint with its handler's environment and least permissions. */
export function apiFunctions(resources: Resources): EndpointDefinition[] {
  const { table, uploads } = resources.data;
  const TABLE_NAME = table.tableName;
  const environment = { TABLE_NAME } satisfies ProfileEnvironment;

  return [
    { endpoint: getProfile, environment, grants: [table.permission('GetItem')] },
    { endpoint: putProfile, environment, grants: [table.permission('GetItem', 'PutItem')] },
    {
      endpoint: createUpload,
      environment: {
        TABLE_NAME,
        UPLOADS_BUCKET: uploads.bucketName,
      } satisfies UploadsEnvironment,
      grants: [table.permission('GetItem', 'UpdateItem'), onObjects(uploads, 'uploads', 'Put')],
    },
    { endpoint: listCovers, environment: {}, grants: [] },
    { endpoint: reportBrowserError, environment: {}, grants: [] },
    { endpoint: listGames, environment: {}, grants: [] },
    ...accountFunctions(resources),
    ...studentFunctions(resources),
    ...jobFunctions(resources),
  ];
}
