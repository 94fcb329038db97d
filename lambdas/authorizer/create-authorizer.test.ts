import { describe, expect, it } from 'vitest';
import { createAuthorizer, type Refusal } from './create-authorizer.ts';
import type { Identity } from './identity.ts';

const identity: Identity = {
  uid: 'u-1',
  role: 'student',
  email: 'a@example.com',
  emailVerified: false,
  authTime: 1_800_000_000,
  issuedAt: 1_800_000_000,
};
const refusals: Refusal[] = [];
const authorizerFor = (verified: Identity | string) =>
  createAuthorizer({
    verify: () => Promise.resolve(verified),
    openRoutes: new Set(['GET /games']),
    onRefused: (refusal) => refusals.push(refusal),
  });
const request = (routeKey: string) => ({
  routeKey,
  headers: { authorization: 'Bearer a.b.c', 'x-correlation-id': '7F3K9QX2' },
});

describe('the authorizer’s answer', () => {
  it('passes the identity to the handler as context', async () => {
    await expect(authorizerFor(identity)(request('GET /games'))).resolves.toEqual({
      isAuthorized: true,
      context: identity,
    });
  });

  it('keeps students away from every route that is not open to them', async () => {
    for (const route of ['POST /students', 'GET /nothing', 'DELETE /games'])
      await expect(authorizerFor(identity)(request(route))).resolves.toEqual({
        isAuthorized: false,
      });
    const asTeacher = authorizerFor({ ...identity, role: 'teacher' });
    await expect(asTeacher(request('POST /students'))).resolves.toMatchObject({
      isAuthorized: true,
    });
  });

  it('rejects an invalid token, and a request without headers', async () => {
    const refused = { isAuthorized: false };
    await expect(authorizerFor('exp')(request('GET /games'))).resolves.toEqual(refused);
    await expect(authorizerFor(identity)({ routeKey: 'GET /games' })).resolves.toEqual(refused);
  });

  it('logs why it rejects, without the token', async () => {
    refusals.length = 0;
    await authorizerFor('ERR_JWT_EXPIRED')(request('GET /games'));
    await authorizerFor(identity)(request('POST /students'));
    await authorizerFor(identity)({ routeKey: 'GET /games' });
    const correlationId = '7F3K9QX2';
    expect(refusals).toEqual([
      { reason: 'ERR_JWT_EXPIRED', route: 'GET /games', correlationId },
      { reason: 'role', route: 'POST /students', correlationId },
      { reason: 'no-token', route: 'GET /games', correlationId: undefined },
    ]);
  });
});
