import { assignRole as contract } from '#shared/contracts/role.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectIdentity } from '#core/identity/connect-identity.ts';
import { assignRole } from '../domain/assign-role.ts';
import { emailDomains } from '../domain/role-for.ts';
import { roleEnvironment } from '../environment.ts';

const environment = readEnvironment(roleEnvironment);
const users = connectIdentity(environment);
const school = environment.SCHOOL_PROVIDER;
const allowedDomains = emailDomains(environment.ALLOWED_EMAIL_DOMAINS);

export const handler = endpointHandler(contract, async ({ user, query }) => ({
  role: await assignRole(user.uid, { users, school, allowedDomains, wanted: query.role }),
}));
