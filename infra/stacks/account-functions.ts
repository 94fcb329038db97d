import { Duration } from 'aws-cdk-lib';
import type {
  AccountDataEnvironment,
  DeletionEnvironment,
  RoleEnvironment,
} from '#lambdas/account/environment.ts';
import { deleteAccount, exportAccount } from '#shared/contracts/account.ts';
import { assignRole } from '#shared/contracts/role.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { identityAccess, type IdentityResources } from './identity-access.ts';

/** The endpoints of the account: its role, its export and its deletion. */
export function accountFunctions(resources: IdentityResources): EndpointDefinition[] {
  const { table, uploads, results } = resources.data;
  const identity = identityAccess(resources);
  const data = {
    TABLE_NAME: table.tableName,
    UPLOADS_BUCKET: uploads.bucketName,
    RESULTS_BUCKET: results.bucketName,
  } satisfies AccountDataEnvironment;

  return [
    {
      endpoint: assignRole,
      environment: {
        ...identity.environment,
        ALLOWED_EMAIL_DOMAINS: resources.settings.allowedEmailDomains.join(','),
      } satisfies RoleEnvironment,
      // It calls the identity provider twice.
      timeout: Duration.seconds(15),
      grants: [identity.grant],
    },
    {
      endpoint: exportAccount,
      environment: data,
      // Years of work mean thousands of links to sign and 20 MB to compress.
      timeout: Duration.seconds(29),
      grants: [
        table.permission('GetItem', 'Query'),
        { actions: ['s3:ListBucket'], resources: [uploads.bucketArn, results.bucketArn] },
        // Links are presigned with the function's own permission, so it needs read access.
        {
          actions: ['s3:GetObject'],
          resources: [
            uploads.arnForObjects('uploads/*'),
            results.arnForObjects('results/*'),
            results.arnForObjects('documents/*'),
          ],
        },
      ],
    },
    {
      endpoint: deleteAccount,
      environment: { ...data, ...identity.environment } satisfies DeletionEnvironment,
      timeout: Duration.seconds(29),
      grants: [
        table.permission('GetItem', 'PutItem', 'Query', 'UpdateItem', 'DeleteItem'),
        { actions: ['s3:ListBucket'], resources: [uploads.bucketArn, results.bucketArn] },
        {
          actions: ['s3:DeleteObject'],
          resources: [
            uploads.arnForObjects('uploads/*'),
            results.arnForObjects('results/*'),
            results.arnForObjects('documents/*'),
            results.arnForObjects('work/*'),
          ],
        },
        identity.grant,
      ],
    },
  ];
}
