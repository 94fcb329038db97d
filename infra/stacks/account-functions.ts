import { Duration } from 'aws-cdk-lib';
import type {
  AccountDataEnvironment,
  DeletionEnvironment,
  RoleEnvironment,
  SessionsEnvironment,
} from '#lambdas/account/environment.ts';
import { deleteAccount, endSessions, exportAccount } from '#shared/contracts/account.ts';
import { assignRole } from '#shared/contracts/role.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { IdentityResources } from './identity-access.ts';
import { jobFilesOf, onObjects, toList } from './job-files.ts';

export function accountFunctions(resources: IdentityResources): EndpointDefinition[] {
  const { identity } = resources;
  const { table, uploads, results } = resources.data;
  const school = resources.settings.schoolSignOn;
  const data = {
    ...jobFilesOf(resources.data),
    UPLOADS_BUCKET: uploads.bucketName,
  } satisfies AccountDataEnvironment;

  return [
    {
      endpoint: assignRole,
      environment: {
        ...identity.environment,
        ALLOWED_EMAIL_DOMAINS: resources.settings.allowedEmailDomains.join(','),
        ...(school && { SCHOOL_PROVIDER: school.providerId }),
      } satisfies RoleEnvironment,
      // It calls the identity provider twice.
      timeout: Duration.seconds(15),
      grants: [identity.grant],
    },
    {
      endpoint: endSessions,
      environment: {
        ...identity.environment,
        TABLE_NAME: table.tableName,
      } satisfies SessionsEnvironment,
      timeout: Duration.seconds(10),
      grants: [identity.grant, table.permission('UpdateItem')],
    },
    {
      endpoint: exportAccount,
      environment: data,
      // Years of work mean thousands of links to sign and 20 MB to compress.
      timeout: Duration.seconds(29),
      grants: [
        table.permission('GetItem', 'Query', 'UpdateItem'),
        toList(uploads, 'uploads'),
        toList(results, 'results', 'documents', 'work'),
        // Links are presigned with the function's own permission, so it needs read access.
        onObjects(uploads, 'uploads', 'Get'),
        ...['results', 'documents'].map((folder) => onObjects(results, folder, 'Get')),
      ],
    },
    {
      endpoint: deleteAccount,
      environment: { ...data, ...identity.environment } satisfies DeletionEnvironment,
      timeout: Duration.seconds(29),
      grants: [
        table.permission('GetItem', 'PutItem', 'Query', 'UpdateItem', 'DeleteItem'),
        toList(uploads, 'uploads'),
        toList(results, 'results', 'documents', 'work'),
        onObjects(uploads, 'uploads', 'Delete'),
        ...['results', 'documents', 'work'].map((folder) => onObjects(results, folder, 'Delete')),
      ],
    },
  ];
}
