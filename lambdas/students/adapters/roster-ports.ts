import { documentClient } from '#core/aws/document-client.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { connectIdentity } from '#core/identity/connect-identity.ts';
import { dynamoRosterStore } from '../stores/dynamo-roster-store.ts';
import { dynamoStudentTeachers } from '../stores/dynamo-student-teachers.ts';
import type { RosterPorts } from '../domain/ports.ts';
import type { StudentsEnvironment } from '../environment.ts';
import { dynamoInvitationQuota } from './dynamo-invitation-quota.ts';

export const rosterPorts = (environment: StudentsEnvironment) =>
  ({
    roster: dynamoRosterStore(documentClient, environment.TABLE_NAME),
    teachers: dynamoStudentTeachers(documentClient, environment.TABLE_NAME),
    accounts: connectIdentity(environment),
    quota: dynamoInvitationQuota(documentClient, environment.TABLE_NAME),
    closure: dynamoAccountClosure(documentClient, environment.TABLE_NAME),
    now: () => new Date(),
  }) satisfies RosterPorts;
