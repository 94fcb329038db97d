import { afterEach, describe, expect, it } from 'vitest';
import { fakeAccounts } from '#test/support/fake-accounts.ts';
import { addJoined } from './add-joined.ts';

const row = (studentId: string) => ({
  studentId,
  fullName: 'سارة',
  email: `${studentId}@example.com`,
  addedAt: '2026-03-01T10:00:00.000Z',
});

describe('a student has joined', () => {
  const accounts = fakeAccounts();
  const put = (uid: string, isUsed: boolean, emailVerified: boolean) =>
    accounts.users.set(uid, {
      uid,
      isUsed,
      emailVerified,
      disabled: false,
      sessionsSince: 0,
      providers: [],
      vouchers: [],
      claims: {},
    });
  put('opened the invitation', true, true);
  put('only invited', false, false);
  put('made by someone in their name', true, false);
  const rows = [...accounts.users.keys(), 'gone'].map(row);
  afterEach(() => accounts.away.clear());

  it('after signing in with a verified address', async () => {
    const joined = (await addJoined(rows, accounts)).map((one) => one.joined);
    expect(joined).toEqual([true, false, false, false]);
  });

  it('but the list does not say so while the identity provider is unavailable', async () => {
    accounts.away.add('findAll');
    expect(await addJoined(rows, accounts)).toEqual(rows);
  });
});
