import { deleteAccount as contract } from '#shared/contracts/account.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectIdentity } from '#core/identity/connect-identity.ts';
import { requireLiveSession } from '#core/identity/require-live-session.ts';
import { dynamoRosterStore } from '#lambdas/students/stores/dynamo-roster-store.ts';
import { dynamoStudentTeachers } from '#lambdas/students/stores/dynamo-student-teachers.ts';
import { dynamoAccountItems } from '../adapters/dynamo-account-items.ts';
import { s3AccountFiles } from '../adapters/s3-account-files.ts';
import { deleteAccount } from '../domain/delete-account.ts';
import { requireRecentSignIn } from '../domain/session-checks.ts';
import { deletionEnvironment } from '../environment.ts';

/** Milliseconds after which no new deletion starts; one may take 10 s of a call's 29 s. */
const TIME_BUDGET = 15_000;

const environment = readEnvironment(deletionEnvironment);
const closure = dynamoAccountClosure(documentClient, environment.TABLE_NAME);
const ports = {
  closure,
  items: dynamoAccountItems(documentClient, environment.TABLE_NAME),
  files: s3AccountFiles(environment),
  roster: dynamoRosterStore(documentClient, environment.TABLE_NAME),
  teachers: dynamoStudentTeachers(documentClient, environment.TABLE_NAME),
  accounts: connectIdentity(environment),
  now: () => new Date(),
};

export const handler = endpointHandler(contract, async ({ user }) => {
  const end = Date.now() + TIME_BUDGET;
  // The sign-in was checked when the deletion began, so a long deletion may continue with it even when it is older.
  if (!(await closure.isClosed(user.uid))) {
    requireRecentSignIn(user.authTime, Date.now());
    await requireLiveSession(ports.accounts, user);
  }
  await deleteAccount({ ...ports, timeIsUp: () => Date.now() >= end }, user.uid);
});
