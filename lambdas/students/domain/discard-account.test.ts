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

  it('leaves no account, and can be tried again', async () => {
    await expect(add(first, busyAfter(nothing))).rejects.toBe(busy);
    expect(accountIds()).toEqual([]);
    const studentId = await add();
    expect(await rowsOf(first)).toMatchObject([{ studentId }]);
  });

  it('leaves an account it did not make', async () => {
    const uid = ports.accounts.register(email, { claims: invitedClaims });
    await expect(add(first, busyAfter(nothing))).rejects.toBe(busy);
    expect(accountIds()).toEqual([uid]);
  });

  it('keeps the account if the row is there all the same', async () => {
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

  it('tells that, not that the account could not be removed', async () => {
    ports.accounts.away.add('remove');
    await expect(add(first, busyAfter(nothing))).rejects.toBe(busy);
    ports.accounts.away.clear();
    await add();
    expect(accountIds()).toEqual((await rowsOf(first)).map(({ studentId }) => studentId));
  });

  it.each([
    ['the same teacher', () => first],
    ['another teacher', () => second],
  ])('keeps the account %s has added meanwhile', async (_, teacherOf) => {
    const refused = busyAfter(() => add(teacherOf()));
    await expect(add(first, refused)).rejects.toBe(busy);
    expect(await rowsOf(teacherOf())).toMatchObject([{ studentId: accountIds()[0] }]);
  });

  it('keeps the account the same teacher adds once it has looked for a row', async () => {
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
  ])('leaves %s adding at the same time a working account', async (_, teacherOf) => {
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

describe('when the provider does not answer whether it made the account', () => {
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

  it('leaves none', async () => {
    await expect(
      add(
        first,
        unheard(() => Promise.resolve()),
      ),
    ).rejects.toBe(away);
    expect(accountIds()).toEqual([]);
    expect(await rowsOf(first)).toEqual([]);
  });

  it('leaves alone whoever registered meanwhile', async () => {
    const registers = async () => ports.accounts.register(email, { claims: { role: 'teacher' } });
    await expect(add(first, unheard(registers))).rejects.toBe(away);
    expect(accountIds()).toHaveLength(1);
  });

  it.each([
    ['the same teacher', () => first],
    ['another teacher', () => second],
  ])('keeps the account %s has added meanwhile', async (_, teacherOf) => {
    await expect(
      add(
        first,
        unheard(() => add(teacherOf())),
      ),
    ).rejects.toBe(away);
    expect(await rowsOf(teacherOf())).toMatchObject([{ studentId: accountIds()[0] }]);
  });

  it('tells that first, when it is away altogether', async () => {
    const goes = async () => void ports.accounts.away.add('findByEmail');
    await expect(add(first, unheard(goes))).rejects.toBe(away);
    expect(await rowsOf(first)).toEqual([]);
  });
});
