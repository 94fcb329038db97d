import type { ProfileEnvironment } from '#lambdas/profile/environment.ts';
import type { UploadsEnvironment } from '#lambdas/uploads/environment.ts';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { listGames } from '#shared/contracts/games.ts';
import { listCovers } from '#shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { getReportSettings, putReportSettings } from '#shared/contracts/report-settings.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { OwnMail } from '../constructs/own-mail.ts';
import { accountFunctions } from './account-functions.ts';
import type { IdentityResources } from './identity-access.ts';
import { onObjects } from './job-files.ts';
import { studentFunctions } from './student-functions.ts';

interface Resources extends IdentityResources {
  readonly mail?: OwnMail;
}

/** The endpoints of no single feature, with their handlers' environment and least permissions. */
export function apiFunctions(resources: Resources): EndpointDefinition[] {
  const { table, uploads } = resources.data;
  const TABLE_NAME = table.tableName;
  const environment = { TABLE_NAME } satisfies ProfileEnvironment;
  const reading = { environment, grants: [table.permission('GetItem')] };
  const changing = { environment, grants: [table.permission('GetItem', 'PutItem')] };

  return [
    { endpoint: getProfile, environment, grants: [table.permission('GetItem', 'UpdateItem')] },
    { endpoint: putProfile, ...changing },
    { endpoint: getReportSettings, ...reading },
    { endpoint: putReportSettings, ...changing },
    { endpoint: getAnnualDistributions, ...reading },
    { endpoint: putAnnualDistributions, ...changing },
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
  ];
}
