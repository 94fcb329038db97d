import { endSessions } from '#shared/contracts/account.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectIdentity } from '#core/identity/connect-identity.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { sessionsEnvironment } from '../environment.ts';

const environment = readEnvironment(sessionsEnvironment);
const users = connectIdentity(environment);

export const handler = endpointHandler(endSessions, async ({ user, headers }) => {
  await users.endSessions(user.uid);
  await noteInTrail(environment.TABLE_NAME, 'sessions-ended', { user, headers });
});
