import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { dynamoRosterStore } from '#lambdas/students/stores/dynamo-roster-store.ts';
import { dynamoStudentTeachers } from '#lambdas/students/stores/dynamo-student-teachers.ts';
import { dynamoInvitationQuota } from '#lambdas/students/adapters/dynamo-invitation-quota.ts';
import { fakeAccounts } from './fake-accounts.ts';

/** The product's stores for students on a table in memory, and a fake identity provider. */
export const rosterPortsOn = ({
  client,
  name,
}: {
  client: DynamoDBDocumentClient;
  name: string;
}) => ({
  roster: dynamoRosterStore(client, name),
  teachers: dynamoStudentTeachers(client, name),
  quota: dynamoInvitationQuota(client, name),
  closure: dynamoAccountClosure(client, name),
  accounts: fakeAccounts(),
  now: () => new Date('2026-03-01T10:00:00.000Z'),
});
