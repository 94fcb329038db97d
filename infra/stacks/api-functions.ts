import type { ProfileEnvironment } from '#lambdas/profile/environment.ts';
import type { UploadsEnvironment } from '#lambdas/uploads/environment.ts';
import { ownValues } from '#shared/contracts/own-values.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { OwnMail } from '../constructs/own-mail.ts';
import { accountFunctions } from './account-functions.ts';
import type { IdentityResources } from './identity-access.ts';
import { onObjects } from './job-files.ts';
import { studentFunctions } from './student-functions.ts';
import { valueFunctions } from './value-functions.ts';

interface Resources extends IdentityResources {
  readonly mail?: OwnMail;
}

/** The endpoints of no single feature, with their handlers' environment and least permissions. */
export function apiFunctions(resources: Resources): EndpointDefinition[] {
  const { table, uploads } = resources.data;
  const TABLE_NAME = table.tableName;
  const environment = { TABLE_NAME } satisfies ProfileEnvironment;

  return [
    { endpoint: getProfile, environment, grants: [table.permission('GetItem', 'UpdateItem')] },
    ...Object.values(ownValues)
      // Those of the school year are in the stack of the record.
      .filter((value) => value !== schoolYearValue)
      .flatMap((value) => valueFunctions(resources.data, value))
      .filter(({ endpoint }) => endpoint !== getProfile),
    {
      endpoint: createUpload,
      environment: {
        TABLE_NAME,
        UPLOADS_BUCKET: uploads.bucketName,
      } satisfies UploadsEnvironment,
      grants: [table.permission('GetItem', 'UpdateItem'), onObjects(uploads, 'uploads', 'Put')],
    },
    ...accountFunctions(resources),
    ...studentFunctions(resources),
  ];
}
