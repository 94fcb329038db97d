import { listStudents } from '../../../shared/contracts/students.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoRosterStore } from '../../core/roster/dynamo-roster-store.ts';
import { rosterEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(rosterEnvironment);
const roster = dynamoRosterStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listStudents, ({ user }) => roster.list(user.uid));
