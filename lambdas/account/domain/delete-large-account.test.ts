import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { fakeAccounts } from '#test/support/fake-accounts.ts';
import { invitedClaims } from '#core/identity/invitation.ts';
import { deleteAccount } from './delete-account.ts';
import type { DeletionPorts } from './ports.ts';

const SIZE = 1_000;
const addedAt = '2026-03-01T10:00:00.000Z';

/** A teacher with one file and 1,000 students who have no other teacher and never signed in; all in memory. */
async function largeAccount() {
  const accounts = fakeAccounts();
  const teacher = accounts.register('teacher@example.com', { claims: { role: 'teacher' } });
  const rows = new Map<string, string>();
  for (let index = 0; index < SIZE; index++) {
    const email = `s${index}@example.com`;
    const account = { email, displayName: 'Student', claims: invitedClaims };
    const uid = await accounts.create(account);
    rows.set(uid ?? '', email);
  }
  const files = new Set(['results/a.pdf']);
  const ports = {
    accounts,
    closure: { close: async () => {} },
    roster: {
      list: async () =>
        [...rows].map(([studentId, email]) => ({ studentId, email, fullName: 'A', addedAt })),
      find: () => Promise.reject(new Error('not asked')),
      add: () => Promise.reject(new Error('not asked')),
      rename: () => Promise.reject(new Error('not asked')),
      remove: async (_: string, studentId: string) => void rows.delete(studentId),
    },
    teachers: {
      join: async () => true,
      leave: async () => {},
      list: async () => [],
      lock: async () => true,
      unlock: async () => {},
    },
    items: {
      list: async () => [...rows.keys()].map((uid) => ({ SK: `STUDENT#${uid}` })),
      remove: async () => {},
    },
    files: {
      listAll: async () =>
        [...files].map((key) => ({ bucket: 'results', key, size: 1, lastModified: addedAt })),
      remove: async ({ key }: { readonly key: string }) => void files.delete(key),
    },
    now: () => new Date(addedAt),
    timeIsUp: () => false,
  } satisfies DeletionPorts;
  return { ports, accounts, teacher, rows };
}

let world: Awaited<ReturnType<typeof largeAccount>>;
beforeEach(async () => {
  world = await largeAccount();
});
const attempt = (change: Partial<DeletionPorts> = {}) =>
  deleteAccount({ ...world.ports, ...change }, world.teacher).then(
    () => 'deleted',
    (error: unknown) => error,
  );

describe('deleting an account of 1,000 students', () => {
  it('removes the others when one fails in the middle, and reports what is left', async () => {
    const failing = [...world.rows.keys()][SIZE / 2] ?? '';
    const remove = (uid: string) =>
      uid === failing
        ? Promise.reject(new AppError('identity-unavailable'))
        : world.accounts.remove(uid);
    const accounts = { ...world.accounts, remove };
    expect(await attempt({ accounts })).toMatchObject({ code: 'unavailable', remaining: 2 });
    expect([...world.rows.keys()]).toEqual([failing]);
    const stuck = await attempt({ accounts });
    expect(stuck, 'nothing but the failure').toMatchObject({ code: 'identity-unavailable' });
    expect(await attempt()).toBe('deleted');
    expect(world.accounts.users.size).toBe(0);
  });

  it('continues where an earlier call ended', async () => {
    const left: number[] = [];
    let calls = 0;
    for (let last: unknown; last !== 'deleted'; calls++) {
      const share = 400;
      let asked = 0;
      last = await attempt({ timeIsUp: () => asked++ >= share });
      if (last instanceof AppError) left.push(last.remaining ?? NaN);
    }
    expect(left).toEqual([601, 201]);
    expect(calls).toBe(3);
    expect(world.accounts.users.size).toBe(0);
  });

  it('succeeds when the time runs out with the last item', async () => {
    let asked = 0;
    const timeIsUp = () => asked++ >= SIZE;
    const files = { ...world.ports.files, listAll: async () => [] };
    expect(await attempt({ timeIsUp, files })).toBe('deleted');
    expect(world.accounts.users.size).toBe(0);
  });

  it('stops early while the identity provider is unavailable', async () => {
    world.accounts.away.add('find');
    expect(await attempt()).toMatchObject({ code: 'identity-unavailable' });
    expect(world.rows.size).toBe(SIZE);
  });
});
