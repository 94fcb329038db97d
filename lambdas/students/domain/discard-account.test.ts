import { beforeEach, describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { rosterPortsOn } from '#test/support/roster-ports.ts';
import { AppError } from '#shared/errors.ts';
import { invitedClaims } from '#core/identity/invitation.ts';
import { addStudent } from './add-student.ts';

const table = useDynamoTable();
const busy = Object.assign(new Error('too fast'), { name: 'ThrottlingException' });
const away = new AppError('identity-unavailable');

type Ports = ReturnType<typeof rosterPortsOn>;
let ports: Ports;
let first: string;
let second: string;
let email: string;
let tests = 0;

beforeEach(() => {
  ports = rosterPortsOn(table);
  tests += 1;
  [first, second] = [`discard-first-${tests}`, `discard-second-${tests}`];
  email = `amina-${tests}@example.com`;
});
const add = (teacherId = first, change: Partial<Ports> = {}) =>
  addStudent(
    { ...ports, ...change },
    {
      teacher: { uid: teacherId, emailVerified: true },
      draft: { fullName: 'Amina', email },
      invitationLinkFor: (to) => ({
        email: to,
        language: 'ar',
        continueUrl: 'https://school.example',
      }),
    },
  );
const rowsOf = (teacherId: string) => ports.roster.list(teacherId);
const accountIds = () => [...ports.accounts.users.keys()];

describe('when the row cannot be written', () => {
  /** A table that is busy when the row is added; `before` runs just before that. */
  const busyAfter = (before: () => Promise<unknown>) => ({
    roster: {
      ...ports.roster,
      add: async () => {
        await before();
        throw busy;
      },
    },
  });
  const nothing = () => Promise.resolve();

  it('the new account is removed, and the call can be repeated', async () => {
    await expect(add(first, busyAfter(nothing))).rejects.toBe(busy);
    expect(accountIds()).toEqual([]);
    const studentId = await add();
    expect(await rowsOf(first)).toMatchObject([{ studentId }]);
  });

  it('an account made by someone else is kept', async () => {
    const uid = ports.accounts.register(email, { claims: invitedClaims });
    await expect(add(first, busyAfter(nothing))).rejects.toBe(busy);
    expect(accountIds()).toEqual([uid]);
  });

  it('the account is kept if the row was written after all', async () => {
    const { roster } = ports;
    const losing: Ports['roster'] = {
      ...roster,
      add: async (...row) => {
        await roster.add(...row);
        throw busy;
      },
    };
    await expect(add(first, { roster: losing })).rejects.toBe(busy);
    expect(await rowsOf(first)).toMatchObject([{ studentId: accountIds()[0] }]);
  });

  it('that error is reported, even if the account cannot be removed either', async () => {
    ports.accounts.away.add('remove');
    await expect(add(first, busyAfter(nothing))).rejects.toBe(busy);
    ports.accounts.away.clear();
    await add();
    expect(accountIds()).toEqual((await rowsOf(first)).map(({ studentId }) => studentId));
  });

  it.each([
    ['the same teacher', () => first],
    ['another teacher', () => second],
  ])('the account %s has added meanwhile is kept', async (_, teacherOf) => {
    const refused = busyAfter(() => add(teacherOf()));
    await expect(add(first, refused)).rejects.toBe(busy);
    expect(await rowsOf(teacherOf())).toMatchObject([{ studentId: accountIds()[0] }]);
  });

  it('the account is kept if the same teacher adds it after the check', async () => {
    const { roster } = ports;
    const find: Ports['roster']['find'] = async (...row) => {
      const found = await roster.find(...row);
      await add();
      return found;
    };
    const refused = { ...busyAfter(nothing).roster, find };
    await expect(add(first, { roster: refused })).rejects.toBe(busy);
    expect(await rowsOf(first)).toMatchObject([{ studentId: accountIds()[0] }]);
  });

  it.each([
    ['the same teacher', () => first],
    ['another teacher', () => second],
  ])('%s adding at the same time keeps a working account', async (_, teacherOf) => {
    for (let round = 0; round < 5; round++) {
      email = `discard-race-${tests}-${round}@example.com`;
      const [, added] = await Promise.allSettled([
        add(first, busyAfter(nothing)),
        add(teacherOf()),
      ]);
      expect(added).toMatchObject({ status: 'fulfilled' });
      const { value: studentId = '' } = added as { value?: string };
      expect(ports.accounts.users.get(studentId)?.email).toBe(email);
      expect(await ports.teachers.list(studentId)).toEqual([teacherOf()]);
    }
  });
});

describe('when the provider’s answer about a new account is lost', () => {
  /** Creates the account but loses the answer; `before` runs just before that. */
  const unheard = (before: () => Promise<unknown>) => ({
    accounts: {
      ...ports.accounts,
      create: async (account: Parameters<Ports['accounts']['create']>[0]) => {
        await before();
        await ports.accounts.create(account);
        throw away;
      },
    },
  });

  it('the account is removed', async () => {
    await expect(
      add(
        first,
        unheard(() => Promise.resolve()),
      ),
    ).rejects.toBe(away);
    expect(accountIds()).toEqual([]);
    expect(await rowsOf(first)).toEqual([]);
  });

  it('a user who registered meanwhile is left alone', async () => {
    const registers = async () => ports.accounts.register(email, { claims: { role: 'teacher' } });
    await expect(add(first, unheard(registers))).rejects.toBe(away);
    expect(accountIds()).toHaveLength(1);
  });

  it.each([
    ['the same teacher', () => first],
    ['another teacher', () => second],
  ])('the account %s has added meanwhile is kept', async (_, teacherOf) => {
    await expect(
      add(
        first,
        unheard(() => add(teacherOf())),
      ),
    ).rejects.toBe(away);
    expect(await rowsOf(teacherOf())).toMatchObject([{ studentId: accountIds()[0] }]);
  });

  it('the lost answer is reported, even if the provider stays unavailable', async () => {
    const goes = async () => void ports.accounts.away.add('findByEmail');
    await expect(add(first, unheard(goes))).rejects.toBe(away);
    expect(await rowsOf(first)).toEqual([]);
  });
});
