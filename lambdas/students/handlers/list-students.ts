import { listStudents } from '#shared/contracts/students.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectIdentity } from '#core/identity/connect-identity.ts';
import { dynamoRosterStore } from '../stores/dynamo-roster-store.ts';
import { addJoined } from '../domain/add-joined.ts';
import { studentsEnvironment } from '../environment.ts';

const environment = readEnvironment(studentsEnvironment);
const roster = dynamoRosterStore(documentClient, environment.TABLE_NAME);
const accounts = connectIdentity(environment);

export const handler = endpointHandler(listStudents, async ({ user }) => {
  const rows = await addJoined(await roster.list(user.uid), accounts);
  return rows.map((row) => ({ ...row, firebaseUid: row.studentId }));
});
