import '#test/support/environment.ts';
import { expect, it } from 'vitest';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { handler } from './end-sessions.ts';

const identity = useIdentityProvider(() => [
  { localId: teacher.uid, email: 'a@example.com' },
  { localId: 'u-2', email: 'b@example.com' },
]);

it('ends the sessions of the caller and of nobody else', async () => {
  const before = Math.floor(Date.now() / 1000);
  expect(await callEndpoint(handler, { user: teacher })).toMatchObject({ status: 204 });
  const [own, other] = identity.provider.users;
  expect(Number(own?.validSince)).toBeGreaterThanOrEqual(before);
  expect(other?.validSince).toBeUndefined();
});

it('answers 502 while the identity provider is unavailable', async () => {
  identity.provider.send.mockRejectedValue(new TypeError('fetch failed'));
  expect(await callEndpoint(handler, { user: teacher })).toMatchObject({
    status: 502,
    body: { code: 'identity-unavailable' },
  });
});
