import { describe, expect, inject } from 'vitest';
import { assignRole } from '#shared/contracts/role.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { textsIn } from '../support/interface-text.ts';
import { otherNotifications, waitForNotification } from '../support/notifications.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
const english = textsIn('en-US');
const locale = 'ar' as const;
const say = textsIn(locale);

const wrongPassword = refusal(400, 'accounts:signInWithPassword');

describe('signing in with a password', () => {
  it('refuses a wrong password, keeps what was typed, then lets the right one in', async ({
    open,
  }) => {
    const { email, password } = await accounts.newTeacher({ profile: false });
    const page = await open({ locale, expected: [wrongPassword] });
    await page.goto('/login');
    await page.getByLabel(say('auth.email')).fill(email);
    const passwordField = page.getByLabel(say('auth.password'), { exact: true });
    await passwordField.fill('not it');
    await expect.poll(() => passwordField.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: say('form.showPassword') }).click();
    await expect.poll(() => passwordField.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: say('auth.loginSubmit') }).click();
    await page.locator('form').getByText(say('auth.invalidCredentials')).waitFor();
    await expect.poll(() => page.getByLabel(say('auth.email')).inputValue()).toBe(email);

    await passwordField.fill(password);
    await page.getByRole('button', { name: say('auth.loginSubmit') }).click();
    await page.waitForURL('/dashboard');
    await waitForNotification(page, say('auth.loginSuccess'));
  });

  it('says that an address is already in use', async ({ open }) => {
    const { email } = await accounts.signUp();
    const page = await open({ locale, expected: [refusal(400, 'accounts:signUp')] });
    await page.goto('/register');
    await page.getByLabel(say('auth.fullName')).fill('Salma');
    await page.getByLabel(say('auth.email')).fill(email);
    await page.getByLabel(say('auth.password'), { exact: true }).fill('a good password');
    await page.getByRole('button', { name: say('auth.registerSubmit') }).click();
    await page.locator('form').getByText(say('auth.emailInUse')).waitFor();
  });
});

it('a visitor is sent to the login, and then to the requested page', async ({ open }) => {
  const { email, password } = await accounts.newTeacher({ profile: false });
  const page = await open();
  const ofUsers: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:home|identity)-[^/]+\.js$/.test(request.url())) ofUsers.push(request.url());
  });
  for (const path of ['/', '/notebooks/create', '/profile']) {
    await page.goto(path);
    await page.waitForURL('/login');
  }
  await page.getByLabel(english('auth.email')).fill(email);
  expect(ofUsers).toEqual([]);
  await page.getByLabel(english('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: english('auth.loginSubmit') }).click();
  await page.waitForURL('/profile');
});

describe('the role of a user', () => {
  it('is requested again when the API cannot give it, and is never assumed to be student', async ({
    open,
  }) => {
    const { email, password } = await accounts.signUp();
    const page = await open({ expected: [refusal(503, assignRole.path)] });
    const { press, fill, shows, heading } = createScreen(page);
    let calls = 0;
    await answerCall(page, assignRole, () => {
      calls += 1;
      return { status: 503 };
    });
    await page.goto('/login');
    await fill('Email', email);
    await fill('Password', password);
    await press('Login');
    await page
      .getByRole('alert')
      .getByText('The service is very busy. Please try again in a minute.', { exact: true })
      .waitFor();
    expect(calls).toBe(4);
    await expect.poll(() => page.locator('[data-tone]').count()).toBe(0);
    await page.unrouteAll();
    await press('Try again');
    await heading('Teacher Dashboard');
    await shows('Manage Students');
  });

  it('that is refused with the session shows Authentication failed., and nothing else', async ({
    open,
  }) => {
    const { email, password } = await accounts.signUp();
    const page = await open({ expected: [refusal(401, assignRole.path)] });
    const { button, press, fill, seeNotice } = createScreen(page);
    await answerCall(page, assignRole, () => ({ status: 401 }));
    await page.goto('/login');
    await fill('Email', email);
    await fill('Password', password);
    await press('Login');
    await seeNotice('Authentication failed.');
    await expect.poll(() => button('Login').getAttribute('aria-disabled')).toBe('false');
    await expect.poll(() => otherNotifications(page)).toEqual([]);
    await expect.poll(() => page.locator('form').getByText('An error occurred').count()).toBe(0);
  });
});

it('another tab that waits at the login notices a sign-in', async ({ open }) => {
  const { email, password } = await accounts.newTeacher({ profile: false });
  const page = await open();
  const other = await page.context().newPage();
  await other.goto('/login');
  await createScreen(other).button('Login').waitFor();
  const { press, fill } = createScreen(page);
  await page.goto('/login');
  await fill('Email', email);
  await fill('Password', password);
  await press('Login');
  await page.waitForURL('/dashboard');
  await other.waitForURL('/dashboard');
});
