import { endSessions } from '#shared/contracts/account.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectIdentity, identityEnvironment } from '#core/identity/connect-identity.ts';

const users = connectIdentity(readEnvironment(identityEnvironment));

export const handler = endpointHandler(endSessions, ({ user }) => users.endSessions(user.uid));
