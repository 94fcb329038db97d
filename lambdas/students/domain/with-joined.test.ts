import { afterEach, describe, expect, it } from 'vitest';
import { fakeAccounts } from '#test/support/fake-accounts.ts';
import { withJoined } from './with-joined.ts';

const row = (studentId: string) => ({
  studentId,
  fullName: 'سارة',
  email: `${studentId}@example.com`,
  addedAt: '2026-03-01T10:00:00.000Z',
});

describe('who has joined', () => {
  const accounts = fakeAccounts();
  const put = (uid: string, isUsed: boolean, emailVerified: boolean) =>
    accounts.users.set(uid, {
      uid,
      isUsed,
      emailVerified,
      disabled: false,
      sessionsSince: 0,
      providers: [],
      claims: {},
    });
  put('opened the invitation', true, true);
  put('only invited', false, false);
  put('made by someone in their name', true, false);
  const rows = [...accounts.users.keys(), 'gone'].map(row);
  afterEach(() => accounts.away.clear());

  it('has signed in, and the address is theirs', async () => {
    const joined = (await withJoined(rows, accounts)).map((one) => one.joined);
    expect(joined).toEqual([true, false, false, false]);
  });

  it('is not said while the identity provider is away', async () => {
    accounts.away.add('findAll');
    expect(await withJoined(rows, accounts)).toEqual(rows);
  });
});
