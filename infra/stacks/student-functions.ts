import { Duration } from 'aws-cdk-lib';
import type {
  InvitingEnvironment,
  RosterEnvironment,
  StudentsEnvironment,
} from '#lambdas/students/environment.ts';
import { siteSettingsKey } from '#lambdas/students/site-settings.ts';
import {
  addStudent,
  deleteStudent,
  listStudents,
  resendInvitation,
  updateStudent,
} from '#shared/contracts/students.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { OwnMail } from '../constructs/own-mail.ts';
import type { IdentityResources } from './identity-access.ts';

/** The endpoints of the roster. Those that change an account call the identity provider up to eight times. */
export function studentFunctions(
  resources: IdentityResources & { readonly mail?: OwnMail },
): EndpointDefinition[] {
  const { identity } = resources;
  const { table, artwork } = resources.data;
  const roster = { TABLE_NAME: table.tableName } satisfies RosterEnvironment;
  const accounts = {
    environment: { ...roster, ...identity.environment } satisfies StudentsEnvironment,
    timeout: Duration.seconds(25),
  };
  const inviting = {
    ...accounts,
    environment: {
      ...accounts.environment,
      ARTWORK_BUCKET: artwork.bucketName,
      ...resources.mail?.environment,
    } satisfies InvitingEnvironment,
  };
  const sending = [
    { actions: ['s3:GetObject'], resources: [artwork.arnForObjects(siteSettingsKey)] },
    ...(resources.mail ? [resources.mail.grant] : []),
  ];

  return [
    { endpoint: listStudents, ...accounts, grants: [table.permission('Query'), identity.grant] },
    { endpoint: updateStudent, environment: roster, grants: [table.permission('UpdateItem')] },
    {
      endpoint: addStudent,
      ...inviting,
      grants: [
        table.permission('GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'),
        identity.grant,
        ...sending,
      ],
    },
    {
      endpoint: deleteStudent,
      ...accounts,
      grants: [table.permission('GetItem', 'UpdateItem', 'DeleteItem')],
    },
    {
      endpoint: resendInvitation,
      ...inviting,
      grants: [table.permission('GetItem', 'UpdateItem', 'DeleteItem'), identity.grant, ...sending],
    },
  ];
}
