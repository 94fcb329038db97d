import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useDeployedSite } from '#test/support/site-settings.ts';
import { invitationUsageKey, studentKey } from '#core/aws/table-keys.ts';
import { handler } from './resend-invitation.ts';

useDeployedSite();
const { put } = useEmptyTable();
const identity = useIdentityProvider(() => [
  { localId: 'student-1', email: 'new-address@example.com' },
]);
const params = { studentId: 'student-1' };
const row = {
  studentId: 'student-1',
  fullName: 'Yacine',
  email: 'yacine@example.com',
  addedAt: '2026-03-01T10:00:00.000Z',
};
const unknown = { status: 404, body: { code: 'student-not-found' } };

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-05T10:00:00.000Z'), toFake: ['Date'] });
  await put({ ...studentKey('teacher-1', 'student-1'), ...row });
});
afterEach(() => vi.useRealTimers());

describe('the resend-invitation endpoint', () => {
  it('sends another link to the account’s current address', async () => {
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
    expect(identity.provider.mails).toEqual([
      {
        email: 'new-address@example.com',
        continueUrl:
          'https://school.example/sign-in-link?email=new-address%40example.com&language=en',
        locale: 'en',
      },
    ]);
  });

  it('does not find a student of another teacher', async () => {
    const user = { ...teacher, uid: 'teacher-2' };
    expect(await callEndpoint(handler, { params, user })).toMatchObject(unknown);
    expect(identity.provider.send).not.toHaveBeenCalled();
  });

  it('does not find a student who has left', async () => {
    identity.provider.users = [];
    expect(await callEndpoint(handler, { params })).toMatchObject(unknown);
    expect(identity.provider.mails).toEqual([]);
  });

  it('sends nothing when the daily limit is reached', async () => {
    const mails = limits.invitationsPerDay - 1;
    await put({ ...invitationUsageKey('teacher-1', '2026-03-05'), mails });
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
    expect(await callEndpoint(handler, { params })).toMatchObject({
      status: 429,
      body: { code: 'quota-exceeded' },
    });
    expect(identity.provider.mails).toHaveLength(1);
  });
});
