import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { rosterPortsOn } from '#test/support/roster-ports.ts';
import { limits } from '#shared/model/limits.ts';
import { invitedClaims } from '#core/identity/invitation.ts';
import { releaseStudent } from '../stores/release-student.ts';
import type { RosterStore, StudentTeachers } from '../stores/roster-store.ts';
import { addStudent } from './add-student.ts';
import { resendInvitation } from './resend-invitation.ts';

const table = useDynamoTable();
const draft = { fullName: 'أمينة بن علي', email: 'amina@example.com' };
const invitationLinkFor = (email: string) => ({
  email,
  language: 'ar' as const,
  continueUrl: `https://school.example/sign-in-link?email=${email}`,
});
let ports: ReturnType<typeof rosterPortsOn>;
/** Different teachers for each test, because all tests share the table. */
let first: string;
let second: string;
let tests = 0;

beforeEach(() => {
  ports = rosterPortsOn(table);
  tests += 1;
  first = `first-${tests}`;
  second = `second-${tests}`;
});
const asTeacher = (uid: string, emailVerified = true) => ({ uid, emailVerified });
const add = (teacherId = first, change: Partial<typeof draft> = {}) =>
  addStudent(ports, {
    teacher: asTeacher(teacherId),
    draft: { ...draft, ...change },
    invitationLinkFor,
  });
/** All items of the test's teachers and students, except the day's counts. */
async function traces() {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  const isOurs = (text: string) => [first, second].some((teacher) => text.includes(teacher));
  return Items.map((item) =>
    JSON.stringify({ ...item, teachers: [...((item['teachers'] ?? []) as Set<string>)] }),
  ).filter((text) => isOurs(text) && !/USAGE#|"students":0|"closed":true/.test(text));
}

describe('adding a student', () => {
  it('creates the account with its role, stores the student and sends the link', async () => {
    const studentId = await add();
    expect(ports.accounts.users.get(studentId)).toMatchObject({
      email: draft.email,
      claims: { role: 'student', invited: true },
    });
    expect(await ports.roster.list(first)).toEqual([
      { studentId, ...draft, addedAt: '2026-03-01T10:00:00.000Z' },
    ]);
    const { email, fullName } = draft;
    expect(ports.accounts.mails).toEqual([{ ...invitationLinkFor(email), fullName }]);
    expect(await ports.teachers.list(studentId)).toEqual([first]);
  });

  it('leaves an existing account unchanged', async () => {
    const uid = ports.accounts.register(draft.email, { claims: { role: 'teacher' } });
    expect(await add()).toBe(uid);
    expect(ports.accounts.users.get(uid)?.claims).toEqual({ role: 'teacher' });
    expect(ports.accounts.mails).toHaveLength(1);
  });

  describe('when someone else may have registered the address', () => {
    const unproven = { emailVerified: false, claims: { role: 'teacher', plan: 'school' } };

    it('makes the account a student’s, who can sign in only through the mail', async () => {
      const uid = ports.accounts.register(draft.email, { ...unproven, providers: ['google.com'] });
      expect(await add()).toBe(uid);
      expect(ports.accounts.handedOver).toEqual([uid]);
      expect(ports.accounts.users.get(uid)).toMatchObject({
        claims: { role: 'student', invited: true, plan: 'school' },
        providers: [],
      });
      const { email, fullName } = draft;
      expect(ports.accounts.mails).toEqual([{ ...invitationLinkFor(email), fullName }]);
    });

    it('sends no link while the account could not be handed over', async () => {
      ports.accounts.register(draft.email, unproven);
      ports.accounts.away.add('handOver');
      await expect(add()).rejects.toMatchObject({ code: 'identity-unavailable' });
      expect(ports.accounts.mails).toEqual([]);
      expect(await ports.roster.list(first)).toEqual([]);
    });

    it('hands it over when the link is sent again, too', async () => {
      const uid = ports.accounts.register(draft.email);
      await add();
      ports.accounts.users.set(uid, { ...ports.accounts.users.get(uid)!, ...unproven });
      await resendInvitation(ports, asTeacher(first), { studentId: uid, invitationLinkFor });
      expect(ports.accounts.handedOver).toEqual([uid]);
    });

    it.each([
      ['was proven', {}],
      [
        'an invitation made and nobody used',
        { emailVerified: false, isUsed: false, claims: invitedClaims },
      ],
    ])('leaves an account alone that %s', async (_, account) => {
      ports.accounts.register(draft.email, account);
      await add();
      expect(ports.accounts.handedOver).toEqual([]);
    });

    it('does not hand over another teacher’s account', async () => {
      const uid = ports.accounts.register(draft.email, unproven);
      await add(uid);
      expect(ports.accounts.handedOver).toEqual([]);
    });
  });

  it('is refused the second time, without a second mail', async () => {
    await add();
    await expect(add(first, { fullName: 'Other' })).rejects.toMatchObject({
      code: 'student-exists',
    });
    expect(await ports.roster.list(first)).toMatchObject([{ fullName: draft.fullName }]);
    expect(ports.accounts.mails).toHaveLength(1);
  });

  it('makes one row, one account and one mail from simultaneous calls', async () => {
    const outcomes = await Promise.allSettled([add(), add(), add(), add()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
    ).toMatchObject(Array.from({ length: 3 }, () => ({ code: 'student-exists' })));
    expect(await ports.roster.list(first)).toHaveLength(1);
    expect(ports.accounts.users.size).toBe(1);
    expect(ports.accounts.mails).toHaveLength(1);
  });

  it('gives one account to two teachers at the same time', async () => {
    const [one, other] = await Promise.all([add(first), add(second)]);
    expect(one).toBe(other);
    expect((await ports.teachers.list(one)).toSorted()).toEqual([first, second]);
  });
});

describe('when the mail cannot be sent', () => {
  it('leaves nothing, and can be tried again', async () => {
    ports.accounts.away.add('sendSignInLink');
    await expect(add()).rejects.toMatchObject({ code: 'identity-unavailable' });
    expect(ports.accounts.users.size).toBe(0);
    expect(await traces()).toEqual([]);
    ports.accounts.away.clear();
    await add();
    expect(await ports.roster.list(first)).toHaveLength(1);
  });

  it('keeps an existing account', async () => {
    const uid = ports.accounts.register(draft.email);
    ports.accounts.away.add('sendSignInLink');
    await expect(add()).rejects.toMatchObject({ code: 'identity-unavailable' });
    expect(ports.accounts.users.has(uid)).toBe(true);
    expect(await ports.roster.list(first)).toEqual([]);
  });

  it('keeps the account another teacher has invited', async () => {
    const studentId = await add(second);
    ports.accounts.away.add('sendSignInLink');
    await expect(add()).rejects.toMatchObject({ code: 'identity-unavailable' });
    expect(ports.accounts.users.has(studentId)).toBe(true);
    expect(await ports.teachers.list(studentId)).toEqual([second]);
  });

  it('replaces on the next call an account that could not be removed', async () => {
    ports.accounts.away.add('sendSignInLink').add('remove');
    await expect(add()).rejects.toMatchObject({ code: 'identity-unavailable' });
    expect(await ports.roster.list(first)).toEqual([]);
    const [left] = [...ports.accounts.users.keys()];
    ports.accounts.away.clear();
    const studentId = await add();
    expect(studentId).not.toBe(left);
    expect([...ports.accounts.users.keys()]).toEqual([studentId]);
    expect(ports.accounts.mails).toHaveLength(1);
  });
});

describe('the limits for invitations', () => {
  it('stop further mails to one student on the same day', async () => {
    const studentId = await add();
    const resend = () =>
      resendInvitation(ports, asTeacher(first), { studentId, invitationLinkFor });
    for (let sent = 1; sent < limits.invitationsPerStudentPerDay; sent++) await resend();
    await expect(resend()).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect(ports.accounts.mails).toHaveLength(limits.invitationsPerStudentPerDay);
    const tomorrow = { ...ports, now: () => new Date('2026-03-02T00:00:00.000Z') };
    await resendInvitation(tomorrow, asTeacher(first), { studentId, invitationLinkFor });
  });

  it('allow a teacher with an unverified address a few mails, and more afterwards', async () => {
    const invite = (index: number, emailVerified: boolean) =>
      addStudent(ports, {
        teacher: asTeacher(first, emailVerified),
        draft: { ...draft, email: `few-${tests}-${index}@example.com` },
        invitationLinkFor,
      });
    const few = limits.unverifiedInvitationsPerDay;
    for (let sent = 0; sent < few; sent++) await invite(sent, false);
    await expect(invite(few, false)).rejects.toMatchObject({ code: 'unverified-quota-exceeded' });
    expect(ports.accounts.mails).toHaveLength(few);
    await invite(few, true);
    expect(ports.accounts.mails).toHaveLength(few + 1);
  });

  it('prevent an account when the teacher has sent enough', async () => {
    const spent = { ...ports, quota: { spend: async () => 'quota-exceeded' as const } };
    const addition = { teacher: asTeacher(first), draft, invitationLinkFor };
    await expect(addStudent(spent, addition)).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect(ports.accounts.users.size).toBe(0);
  });

  it('prevent an account when the list of students is full', async () => {
    const full = { ...ports, roster: { ...ports.roster, add: async () => 'full' as const } };
    const addition = { teacher: asTeacher(first), draft, invitationLinkFor };
    await expect(addStudent(full, addition)).rejects.toMatchObject({ code: 'roster-full' });
    expect(ports.accounts.users.size).toBe(0);
    expect(await traces()).toEqual([]);
  });
});

describe('a teacher whose account is closed', () => {
  const close = () => ports.closure.close(first, ports.now());
  /** Ports with which the account is closed before the row is written. */
  const closedBeforeRow = (): typeof ports => {
    const add: RosterStore['add'] = async (...row) => {
      await close();
      return ports.roster.add(...row);
    };
    return { ...ports, roster: { ...ports.roster, add } };
  };
  /** Ports with which the account is closed between the row and the join. */
  const closedBeforeJoin = (): typeof ports => {
    const join: StudentTeachers['join'] = async (...names) => {
      await close();
      return ports.teachers.join(...names);
    };
    return { ...ports, teachers: { ...ports.teachers, join } };
  };
  const addition = () => ({ teacher: asTeacher(first), draft, invitationLinkFor });
  const forbidden = { code: 'forbidden' };

  it('cannot add a student', async () => {
    await close();
    await expect(add()).rejects.toMatchObject(forbidden);
    expect(ports.accounts.users.size).toBe(0);
    expect(await traces()).toEqual([]);
  });

  it.each([
    ['the row', closedBeforeRow],
    ['the student’s teachers', closedBeforeJoin],
  ])('during the call, before %s is written, leaves nothing', async (_, overtaken) => {
    await expect(addStudent(overtaken(), addition())).rejects.toMatchObject(forbidden);
    expect(ports.accounts.users.size).toBe(0);
    expect(ports.accounts.mails).toEqual([]);
    expect(await traces()).toEqual([]);
  });

  it('leaves a colleague’s student to the colleague', async () => {
    const studentId = await add(second);
    await expect(addStudent(closedBeforeJoin(), addition())).rejects.toMatchObject(forbidden);
    expect(await ports.teachers.list(studentId)).toEqual([second]);
    expect(ports.accounts.users.has(studentId)).toBe(true);
  });

  it('cannot send an invitation again, and does not get the student back', async () => {
    const studentId = await add();
    const resent = resendInvitation(closedBeforeJoin(), asTeacher(first), {
      studentId,
      invitationLinkFor,
    });
    await expect(resent).rejects.toMatchObject(forbidden);
    expect(await ports.teachers.list(studentId)).toEqual([]);
    expect(ports.accounts.mails).toHaveLength(1);
  });
});

describe('removing a student', () => {
  it('deletes an account that was never used and has no other teacher', async () => {
    const studentId = await add();
    await releaseStudent(ports, studentId, first);
    expect(ports.accounts.users.size).toBe(0);
  });

  it('keeps an account that has been used', async () => {
    const studentId = await add();
    ports.accounts.use(studentId);
    await releaseStudent(ports, studentId, first);
    expect(ports.accounts.users.has(studentId)).toBe(true);
    expect(await add(second), 'and can be had again').toBe(studentId);
  });

  it('keeps an account that was not made by an invitation', async () => {
    ports.accounts.register(draft.email, { claims: { role: 'teacher' } });
    const studentId = await add();
    await releaseStudent(ports, studentId, first);
    expect(ports.accounts.users.has(studentId)).toBe(true);
  });

  it('leaves the account to the last teacher, no matter who made the invitation', async () => {
    const studentId = await add(first);
    await add(second);
    await releaseStudent(ports, studentId, first);
    expect(ports.accounts.users.has(studentId)).toBe(true);
    await releaseStudent(ports, studentId, second);
    expect(ports.accounts.users.size).toBe(0);
  });

  it('continues where a failure stopped it', async () => {
    const studentId = await add();
    ports.accounts.away.add('remove');
    await expect(releaseStudent(ports, studentId, first)).rejects.toMatchObject({
      code: 'identity-unavailable',
    });
    ports.accounts.away.clear();
    await releaseStudent(ports, studentId, first);
    expect(ports.accounts.users.size).toBe(0);
  });

  it('leaves another teacher who adds the same student a working account', async () => {
    for (let round = 0; round < 10; round++) {
      const email = `race-${round}@example.com`;
      const studentId = await add(first, { email });
      const [, added] = await Promise.all([
        releaseStudent(ports, studentId, first),
        add(second, { email }),
      ]);
      expect(ports.accounts.users.get(added)?.email).toBe(email);
      expect(await ports.teachers.list(added)).toEqual([second]);
      await ports.roster.remove(first, studentId);
    }
  });
});
