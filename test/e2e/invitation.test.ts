import { describe, expect, inject } from 'vitest';
import { addStudent, deleteStudent } from '#shared/contracts/students.ts';
import type { Account } from '../support/accounts.ts';
import { refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { mailsTo } from '../support/mailbox.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call, url } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);
const refusedLink = refusal(400, 'accounts:signInWithEmailLink');

let made = 0;
/** Has a teacher invite a student; returns the link of the mail. */
const invite = async ({ token }: Account) => {
  made += 1;
  const email = `invited-${process.pid}-${made}-${Date.now()}@example.com`;
  const { studentId } = await call(addStudent, {
    token,
    body: { fullName: 'Salma Benali', email },
  });
  const [mail] = await mailsTo(url, email);
  expect(mail).toMatchObject({ subject: 'Your invitation to Daftar' });
  return { email, studentId, link: mail!.link };
};

describe('an invitation', () => {
  it('leads once to the student’s home, and makes a teacher only on request', async ({ open }) => {
    const teacher = await accounts.newTeacher({ profile: false });
    const { email, link } = await invite(teacher);
    const page = await open({ locale });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { heading, press, seeNotice } = createSteps(page, say);
    await page.goto(link);
    await press('auth.link.continue');
    await page.waitForURL('/dashboard');
    await seeNotice('auth.loginSuccess');
    await heading('dashboard.studentTitle');
    expect(asked.filter((address) => address.endsWith('/account/role'))).toEqual([]);
    await page.getByRole('link', { name: say('dashboard.studentProfile') }).click();
    await page.getByRole('heading', { name: 'Salma Benali' }).waitFor();
    await page.getByRole('main').getByText(email).first().waitFor();

    // The student says that they are a teacher.
    await page.goto('/notebooks');
    await heading('forTeachers.title');
    await page.getByRole('button', { name: say('becomeTeacher.action') }).click();
    const dialog = page.getByRole('dialog', { name: say('becomeTeacher.title') });
    await dialog.getByRole('button', { name: say('becomeTeacher.action') }).click();
    await seeNotice('becomeTeacher.done');
    await heading('notebooks.title');

    const late = await open({ locale, expected: [refusedLink] });
    await late.goto(link);
    await createSteps(late, say).press('auth.link.continue');
    await late.getByText(say('auth.link.used')).waitFor();
    await late.getByRole('button', { name: say('auth.link.requestNew') }).click();
    await expect.poll(async () => (await mailsTo(url, email)).length).toBe(2);
  });

  it('asks a logged-in teacher before it logs them out', async ({ open }) => {
    const teacher = await accounts.newTeacher({ profile: false });
    const { link } = await invite(teacher);
    const page = await open({ locale, account: teacher });
    await page.goto(link);
    await page.getByText(teacher.email).waitFor();
    await page.getByRole('button', { name: say('auth.link.switch') }).click();
    await createSteps(page, say).heading('dashboard.studentTitle');
  });

  it('opens no account after it was withdrawn', async ({ open }) => {
    const teacher = await accounts.newTeacher({ profile: false });
    const { email, studentId, link } = await invite(teacher);
    await call(deleteStudent, { token: teacher.token, params: { studentId } });
    const page = await open({ locale, expected: [refusedLink] });
    await page.goto(link);
    await createSteps(page, say).press('auth.link.continue');
    await page.getByRole('alert').getByText(email).waitFor();
    await expect(accounts.signIn(email)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    await page.goto('/');
    await page.waitForURL('/login');
  });
});
