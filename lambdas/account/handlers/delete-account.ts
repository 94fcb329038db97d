import { deleteAccount as contract } from '../../../shared/contracts/account.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { connectIdentity } from '../../core/identity/connect-identity.ts';
import { dynamoRosterStore } from '../../core/roster/dynamo-roster-store.ts';
import { dynamoStudentTeachers } from '../../core/roster/dynamo-student-teachers.ts';
import { dynamoAccountItems } from '../adapters/dynamo-account-items.ts';
import { s3AccountFiles } from '../adapters/s3-account-files.ts';
import { deleteAccount } from '../domain/delete-account.ts';
import { requireRecentSignIn } from '../domain/require-recent-sign-in.ts';
import { deletionEnvironment } from '../environment.ts';

const environment = readEnvironment(deletionEnvironment);
const ports = {
  items: dynamoAccountItems(documentClient, environment.TABLE_NAME),
  files: s3AccountFiles(environment),
  roster: dynamoRosterStore(documentClient, environment.TABLE_NAME),
  teachers: dynamoStudentTeachers(documentClient, environment.TABLE_NAME),
  accounts: connectIdentity(environment),
};

export const handler = endpointHandler(contract, ({ user }) => {
  requireRecentSignIn(user.authTime, Date.now());
  return deleteAccount(ports, user.uid);
});
