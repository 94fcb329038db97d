import { documentClient } from '#core/aws/document-client.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { connectIdentity } from '#core/identity/connect-identity.ts';
import { dynamoRosterStore } from '#lambdas/records/roster/dynamo-roster-store.ts';
import { dynamoStudentTeachers } from '#lambdas/records/roster/dynamo-student-teachers.ts';
import type { RosterPorts } from '../domain/ports.ts';
import type { StudentsEnvironment } from '../environment.ts';
import { dynamoInvitationQuota } from './dynamo-invitation-quota.ts';

export function rosterPorts(environment: StudentsEnvironment): RosterPorts {
  const { TABLE_NAME } = environment;
  return {
    roster: dynamoRosterStore(documentClient, TABLE_NAME),
    teachers: dynamoStudentTeachers(documentClient, TABLE_NAME),
    accounts: connectIdentity(environment),
    quota: dynamoInvitationQuota(documentClient, TABLE_NAME),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
    now: () => new Date(),
  };
}
