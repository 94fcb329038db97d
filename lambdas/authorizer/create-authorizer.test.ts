import { describe, expect, it } from 'vitest';
import { createAuthorizer } from './create-authorizer.ts';
import type { Identity } from './identity.ts';

const identity: Identity = {
  uid: 'u-1',
  role: 'student',
  email: 'a@example.com',
  emailVerified: false,
  authTime: 1_800_000_000,
  issuedAt: 1_800_000_000,
};
const authorizerFor = (verified: Identity | undefined) =>
  createAuthorizer({
    verify: () => Promise.resolve(verified),
    teacherRoutes: new Set(['POST /students']),
  });
const request = (routeKey: string) => ({ routeKey, headers: { authorization: 'Bearer a.b.c' } });

describe('createAuthorizer', () => {
  it('passes the identity to the handler as context', async () => {
    await expect(authorizerFor(identity)(request('GET /games'))).resolves.toEqual({
      isAuthorized: true,
      context: identity,
    });
  });

  it('keeps students out of the routes of teachers', async () => {
    await expect(authorizerFor(identity)(request('POST /students'))).resolves.toEqual({
      isAuthorized: false,
    });
    const asTeacher = authorizerFor({ ...identity, role: 'teacher' });
    await expect(asTeacher(request('POST /students'))).resolves.toMatchObject({
      isAuthorized: true,
    });
  });

  it('refuses a token the verifier refuses, and a request without headers', async () => {
    const refused = { isAuthorized: false };
    await expect(authorizerFor(undefined)(request('GET /games'))).resolves.toEqual(refused);
    await expect(authorizerFor(identity)({ routeKey: 'GET /games' })).resolves.toEqual(refused);
  });
});
