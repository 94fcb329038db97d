import { updateStudent } from '#shared/contracts/students.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { dynamoRosterStore } from '../stores/dynamo-roster-store.ts';
import { rosterEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(rosterEnvironment);
const roster = dynamoRosterStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(updateStudent, async ({ user, params, body }) => {
  const renamed = await roster.rename(user.uid, params.studentId, body.fullName);
  if (!renamed) throw new AppError('student-not-found');
  return { ...renamed, firebaseUid: renamed.studentId };
});
