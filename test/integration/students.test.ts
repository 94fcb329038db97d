import { beforeAll, describe, expect, inject, it } from 'vitest';
import { assignRole } from '#shared/contracts/role.ts';
import {
  addStudent,
  deleteStudent,
  listStudents,
  resendInvitation,
  updateStudent,
} from '#shared/contracts/students.ts';
import { limits } from '#shared/model/limits.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { mailsTo } from '../support/mailbox.ts';

const { url, accounts, call, send } = connect(inject('platform'));
let teacher: Account;
let colleague: Account;
let made = 0;

beforeAll(async () => {
  [teacher, colleague] = await Promise.all([
    accounts.newTeacher({ profile: false }),
    accounts.newTeacher({ profile: false }),
  ]);
});

const newAddress = (): string => {
  made += 1;
  return `student-${made}-${Date.now()}@example.com`;
};
const headers = { 'accept-language': 'ar' };
const add = (email: string, { by = teacher, fullName = 'ياسين بن علي' } = {}) =>
  call(addStudent, { token: by.token, headers, body: { fullName, email } });
const tryToAdd = (body: object, by = teacher) =>
  send(addStudent, { token: by.token, headers, body });
const remove = (studentId: string, by = teacher) =>
  send(deleteStudent, { token: by.token, params: { studentId } });
const listOf = ({ token }: Account) => call(listStudents, { token });
/** Opens the newest invitation as a mail program does; returns where the identity provider leads. */
const openInvitation = async (email: string): Promise<URL> => {
  const [mail] = await mailsTo(url, email);
  const response = await fetch(mail!.link, { redirect: 'manual' });
  return new URL(response.headers.get('location')!);
};
/** Signs in with the newest invitation, as its page does; returns the ID token. */
const accept = async (email: string) => {
  const oobCode = (await openInvitation(email)).searchParams.get('oobCode');
  const answer = await accounts.callProvider('signInWithEmailLink', { email, oobCode });
  return { uid: answer['localId']!, token: answer['idToken']! };
};

describe('an invited student', () => {
  it('follows the link, is signed in as a student and stays one', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    expect(await listOf(teacher)).toContainEqual(
      expect.objectContaining({ studentId, email, fullName: 'ياسين بن علي', joined: false }),
    );
    expect(await mailsTo(url, email)).toMatchObject([{ kind: 'email-sign-in', pending: true }]);

    const page = await openInvitation(email);
    expect(page.origin).toBe(url);
    expect(page.pathname).toBe('/sign-in-link');
    expect(page.searchParams.get('email')).toBe(email);
    expect(page.searchParams.get('language')).toBe('ar');
    expect(page.searchParams.get('mode')).toBe('signIn');

    const student = await accept(email);
    expect(student.uid).toBe(studentId);
    expect(await listOf(teacher)).toContainEqual(
      expect.objectContaining({ studentId, joined: true }),
    );
    expect((await send(listStudents, { token: student.token })).status).toBe(403);
    expect(
      (await tryToAdd({ fullName: 'A', email: newAddress() }, student as Account)).status,
    ).toBe(403);
    expect(await call(assignRole, { token: student.token, query: {} })).toEqual({
      role: 'student',
    });
  });

  it('receives another link on request', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    const params = { studentId };
    await call(resendInvitation, { token: teacher.token, params, headers });
    expect(await mailsTo(url, email)).toHaveLength(2);
    expect((await accept(email)).uid).toBe(studentId);
  });
});

describe('a teacher who is added as a student', () => {
  it('stays a teacher', async () => {
    const { studentId } = await add(colleague.email);
    expect(studentId).toBe(colleague.uid);
    const refreshed = await accounts.refresh(colleague);
    expect(await listOf(refreshed)).toEqual([]);
    expect((await remove(studentId)).status).toBe(204);
    await expect(accounts.signIn(colleague.email)).resolves.toMatchObject({ uid: studentId });
  });
});

describe('an address that is not verified', () => {
  it('belongs to the person who opens the mail, no matter who registered it before', async () => {
    const stranger = await accounts.newTeacher({ profile: false, verified: false });
    const { email, uid } = stranger;
    expect((await add(email)).studentId).toBe(uid);

    await expect(accounts.signIn(email)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    await expect(accounts.refresh(stranger)).rejects.toThrow('TOKEN_EXPIRED');
    const owner = await accept(email);
    expect(owner.uid).toBe(uid);
    expect((await send(listStudents, { token: owner.token })).status).toBe(403);
  });

  it('of an invited student can become a teacher’s after the mail was opened', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    const { token } = await accept(email);
    expect(await call(assignRole, { token, query: {} })).toEqual({ role: 'student' });
    const query = { role: 'teacher' } as const;
    expect(await call(assignRole, { token, query })).toEqual({ role: 'teacher' });
    // Their colleague's list is unchanged, and still works.
    expect((await listOf(teacher)).map((row) => row.studentId)).toContain(studentId);
    expect((await remove(studentId)).status).toBe(204);
  });

  it('lets a teacher invite a few students a day, and more once it is verified', async () => {
    const newcomer = await accounts.newTeacher({ profile: false, verified: false });
    for (let sent = 0; sent < limits.unverifiedInvitationsPerDay; sent += 1) {
      await add(newAddress(), { by: newcomer });
    }
    const next = { fullName: 'Yacine', email: newAddress() };
    expect(await tryToAdd(next, newcomer)).toMatchObject({
      status: 429,
      body: { code: 'unverified-quota-exceeded' },
    });
    await accounts.verify(newcomer);
    expect(await tryToAdd(next, await accounts.refresh(newcomer))).toMatchObject({ status: 201 });
  });
});

describe('adding the same address twice', () => {
  it('is a conflict, and makes one row, in upper or lower case', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    expect(await tryToAdd({ fullName: 'Other', email: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 409,
      body: { code: 'student-exists' },
    });
    const rows = (await listOf(teacher)).filter((row) => row.email === email);
    expect(rows).toMatchObject([{ studentId, fullName: 'ياسين بن علي' }]);
    expect(await mailsTo(url, email)).toHaveLength(1);
  });

  it('at the same moment makes one row and one mail', async () => {
    const email = newAddress();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => tryToAdd({ fullName: 'Once', email })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await listOf(teacher)).filter((row) => row.email === email)).toHaveLength(1);
    expect(await mailsTo(url, email)).toHaveLength(1);
  });

  it('by two teachers makes one account on two lists', async () => {
    const email = newAddress();
    const [one, other] = await Promise.all([add(email), add(email, { by: colleague })]);
    expect(one).toEqual(other);
  });
});

describe('deleting a student', () => {
  it('removes the student from the list and an unused account', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    expect((await remove(studentId)).status).toBe(204);
    expect((await listOf(teacher)).map((row) => row.email)).not.toContain(email);
    expect((await remove(studentId)).status).toBe(404);
    expect((await add(email)).studentId, 'another account').not.toBe(studentId);
  });

  it('keeps the account of a student who has signed in', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    await accept(email);
    await remove(studentId);
    expect((await add(email)).studentId).toBe(studentId);
  });

  it('keeps the account while another teacher has the student', async () => {
    const email = newAddress();
    const { studentId } = await add(email);
    await add(email, { by: colleague });
    await remove(studentId);
    expect((await listOf(colleague)).map((row) => row.studentId)).toContain(studentId);
    expect((await accept(email)).uid).toBe(studentId);
  });
});

describe('a long list of students', () => {
  it('is compressed for clients that accept it, with the same content', async () => {
    const { token } = await accounts.newTeacher({ profile: false });
    const by = { ...teacher, token };
    await Promise.all(Array.from({ length: 20 }, () => add(newAddress(), { by })));
    const listIn = (encoding: string) =>
      send(listStudents, { token, headers: { 'accept-encoding': encoding } });
    const [zipped, plain] = await Promise.all([listIn('br, gzip'), listIn('br, gzip;q=0')]);
    expect(zipped.body).toHaveLength(20);
    expect(zipped.text).toBe(plain.text);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(Number(zipped.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const { headers: given } of [zipped, plain]) {
      expect(given.get('vary')).toBe('accept-encoding');
      expect(given.get('etag')).toBe(plain.headers.get('etag'));
    }
    const unchanged = await send(listStudents, {
      token,
      headers: { 'accept-encoding': 'gzip', 'if-none-match': plain.headers.get('etag')! },
    });
    expect(unchanged).toMatchObject({ status: 304, text: '' });
  });
});

describe('another teacher’s student', () => {
  it('is not found by any call', async () => {
    const { studentId } = await add(newAddress());
    const { token } = colleague;
    const params = { studentId };
    const replies = await Promise.all([
      send(updateStudent, { token, params, body: { fullName: 'Mine' } }),
      send(deleteStudent, { token, params }),
      send(resendInvitation, { token, params, headers }),
    ]);
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'student-not-found' } });
    }
    expect((await listOf(teacher)).map((row) => row.studentId)).toContain(studentId);
  });
});

describe('the typed name and address', () => {
  it('are stored as text, whatever they look like', async () => {
    const fullName = '<img src=x onerror=alert(1)> & "Yacine" =1+1';
    const email = newAddress();
    const { studentId } = await add(email, { fullName });
    const row = (await listOf(teacher)).find((one) => one.studentId === studentId);
    expect(row?.fullName).toBe(fullName);
    const renamed = '<b>ياسين</b>';
    const params = { studentId };
    const { token } = teacher;
    expect(await call(updateStudent, { token, params, body: { fullName: renamed } })).toMatchObject(
      { studentId, email, fullName: renamed },
    );
  });

  it.each([
    ['a name of only spaces', { fullName: '   ' }, '/fullName', 'too_small'],
    ['a name that nobody can see', { fullName: '\u200b\u3164' }, '/fullName', 'too_small'],
    [
      'a name that is too long',
      { fullName: 'x'.repeat(limits.nameLength + 1) },
      '/fullName',
      'too_big',
    ],
    ['a control character', { fullName: 'a\u0000b' }, '/fullName', 'control_character'],
    ['a line break', { fullName: 'a\nb' }, '/fullName', 'control_character'],
    ['a mark that turns text around', { fullName: 'a\u202eb' }, '/fullName', 'control_character'],
    ['a number for a name', { fullName: 7 }, '/fullName', 'invalid_type'],
    ['no name', { fullName: undefined }, '/fullName', 'invalid_type'],
    ['an address that is none', { email: 'yacine' }, '/email', 'invalid_format'],
    ['an Arabic address', { email: 'ياسين@مثال.إختبار' }, '/email', 'invalid_format'],
    ['an address with an accent', { email: 'é@example.com' }, '/email', 'invalid_format'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, '/email', 'invalid_format'],
    [
      'an address with a line break',
      { email: 'a@example.com\nbcc:b@example.com' },
      '/email',
      'invalid_format',
    ],
    [
      'an address that is too long',
      { email: `${'x'.repeat(250)}@example.com` },
      '/email',
      'too_big',
    ],
    ['a field of another', { studentId: 'mine' }, '/studentId', 'unrecognized_keys'],
  ])('are rejected: %s', async (_, change, path, code) => {
    const reply = await tryToAdd({ fullName: 'Yacine', email: 'a@example.com', ...change });
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    const { issues } = reply.body as { issues: object[] };
    expect(issues).toContainEqual({ path, code });
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null', ''])(
    'are invited with a link to the site, from any page: %j',
    async (origin) => {
      const email = newAddress();
      const body = { fullName: 'Yacine', email };
      const reply = await send(addStudent, { token: teacher.token, headers: { origin }, body });
      expect(reply).toMatchObject({ status: 201 });
      expect((await openInvitation(email)).origin).toBe(url);
    },
  );
});
