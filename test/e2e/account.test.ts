import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { mailsTo } from '../support/mailbox.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';

const { accounts, url } = connect(inject('platform'));
/** Any error of the identity provider, because these tests cause them. */
const refusals = [refusal(400, ''), /ERR_CONNECTION_REFUSED/];

let made = 0;
const newAddress = (): string => {
  made += 1;
  return `account-${process.pid}-${made}-${Date.now()}@example.com`;
};

/** Makes the identity provider refuse an action, e.g. `update`, with one of its codes; null breaks the connection. */
const refuse = (page: Page, action: string, message: string | null): Promise<unknown> =>
  page.route(new RegExp(`/accounts:${action}\\b`), (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    if (message === null) return route.abort('connectionrefused');
    return route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message } },
    });
  });

/** Maximum width of the login and register cards, in pixels. */
const cardWidth = 420;
const widthOf = async (page: Page): Promise<number | undefined> =>
  (await page.locator('main form').boundingBox())?.width;

/** The link of the newest mail of a kind to an address. */
const linkTo = async (address: string, kind: string): Promise<string> => {
  const newest = async () =>
    (await mailsTo(url, address)).find((mail) => mail.kind === kind)?.link ?? '';
  await expect.poll(newest).not.toBe('');
  return newest();
};

describe('Login and register', () => {
  it('after registering, the login page says that a verification mail was sent', async ({
    open,
  }) => {
    const email = newAddress();
    const page = await open({ expected: refusals, width: 1920 });
    const { press, fill, seeNotice, dismiss } = createScreen(page);
    await page.goto('/register');
    await fill('Full name', 'Salma');
    await fill('Email', email);
    await fill('Password', 'a good password');
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(cardWidth);
    for (const [code, text] of [
      ['WEAK_PASSWORD', 'The password is too weak. It must be at least 6 characters long.'],
      [
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
        'The password is too weak. It must be at least 6 characters long.',
      ],
      ['OPERATION_NOT_ALLOWED', 'Registration failed: auth/operation-not-allowed'],
    ] as const) {
      await refuse(page, 'signUp', code);
      await press('Create account');
      await seeNotice(text);
      await page.unrouteAll();
      await dismiss();
    }
    await press('Create account');
    await seeNotice('Registered successfully');
    await page.waitForURL('/login');
    await page.locator('main').getByText(`We have sent a verification link to ${email}.`).waitFor();
    await page.locator('main').getByText('Your account is ready.').waitFor();
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(cardWidth);
    const link = await linkTo(email, 'verify-email');
    expect(link).toContain('mode=verifyEmail');
    expect(new URL(link).searchParams.get('continueUrl')).toBe(new URL('/dashboard', url).href);
  });

  it('a forgotten password sends a mail and leads back to the login', async ({ open }) => {
    const { email } = await accounts.newTeacher({ profile: false });
    const page = await open();
    const { button, press, fill, seeNotice } = createScreen(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/accounts:sendOobCode/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/forgot-password');
    await fill('Email', email);
    await press('Send Reset Link');
    await button('Sending...').waitFor();
    release();
    await seeNotice('Password reset email sent');
    await page.waitForURL('/login');
    expect(await linkTo(email, 'reset-password')).toContain('mode=resetPassword');
  });
});

describe('Sign-in with an email link', () => {
  it('the link in the mail signs in once', async ({ open }) => {
    const { email } = await accounts.newTeacher({ profile: false });
    const page = await open({ expected: refusals });
    const { press, fill, seeNotice, fieldErrors } = createScreen(page);
    await page.goto('/login');
    await press('Email me a sign-in link');
    await expect.poll(() => fieldErrors()).toContain('Please enter your email');
    await fill('Email', email);
    await press('Email me a sign-in link');
    await page.getByRole('status').getByText('we have sent it a sign-in link').waitFor();
    const link = await linkTo(email, 'email-sign-in');
    await page.goto(link);
    await press('Continue');
    await seeNotice('Logged in successfully');
    await page.waitForURL('/dashboard');
    await page.goto(link);
    await press('Continue');
    await page.getByText('This link was already used, and you are logged in.').waitFor();
  });
});

describe('Google sign-in', () => {
  /** The emulator's pop-up would fetch its fonts and icons from the internet. */
  const looks = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//;
  const empty = (route: Route) => {
    const isScript = route.request().resourceType() === 'script';
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body: '' });
  };

  it('a closed pop-up shows no error; a finished one logs in with Google', async ({ open }) => {
    const email = newAddress();
    const page = await open();
    const { button, press, seeNotice, shows } = createScreen(page);
    await page.context().route(looks, empty);
    await page.clock.install();
    await page.goto('/register');
    await button('Continue with Google').waitFor();
    await page.goto('/login');
    const openPopup = async (): Promise<Page> => {
      const popup = page.waitForEvent('popup');
      await press('Continue with Google');
      await button('Signing in...').waitFor();
      return popup;
    };
    const closed = await openPopup();
    await closed.getByRole('button', { name: 'Add new account' }).waitFor();
    expect(closed.viewportSize()).toEqual({ width: 500, height: 600 });
    await closed.close();
    // The identity client checks every two seconds, then waits eight more for a late answer.
    await page.clock.fastForward(2_000);
    await page.clock.fastForward(8_000);
    await button('Continue with Google').waitFor();
    await expect.poll(() => page.locator('[data-tone]').count()).toBe(0);

    const popup = await openPopup();
    await popup.getByRole('button', { name: 'Add new account' }).click();
    await popup.locator('#email-input').fill(email);
    await popup.locator('#display-name-input').fill('Amina Google');
    await popup.locator('#sign-in').click();
    await seeNotice('Logged in with Google successfully');
    await page.waitForURL('/dashboard');

    // A Google account has its settings at Google, and its address needs no verification.
    await page.goto('/profile/account');
    await shows('Google account');
    await shows('Verified');
    await shows('Your password and email are managed in your Google account.');
    await expect.poll(() => button('Update password').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('region', { name: 'Email verification' }).count())
      .toBe(0);
  });
});

describe('Verification banner', () => {
  it('asks for the verification, shows the result, and disappears', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false, verified: false });
    const page = await open({ account, expected: refusals });
    const { button, press, seeNotice, dismiss, shows } = createScreen(page);
    await page.goto('/profile');
    await shows('Your email is not verified. Please check your inbox.');
    await shows('Not Verified');
    await shows('Email and password');

    for (const [code, text] of [
      [
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'You have requested this too many times. Please wait a moment before trying again.',
      ],
      [null, 'An error occurred. Please try again later.'],
    ] as const) {
      await refuse(page, 'sendOobCode', code);
      await press('Resend Link');
      await seeNotice(text);
      await page.unrouteAll();
      await dismiss();
    }
    await press('Resend Link');
    await seeNotice('A new verification link has been sent to your email!');
    await dismiss();

    await refuse(page, 'lookup', null);
    await press("I've Verified");
    await seeNotice('Failed to update status. Please try again.');
    await page.unrouteAll();
    await dismiss();

    await fetch(await linkTo(account.email, 'verify-email'));
    await press("I've Verified");
    await button("I've Verified").waitFor({ state: 'detached' });
    await shows('Verified');
  });
});

describe('Password change', () => {
  it('distinguishes a wrong password from another failure, and empties the fields after success', async ({
    open,
  }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ account, expected: refusals });
    const { button, field, press, seeNotice, dismiss } = createScreen(page);
    await page.goto('/profile/account');
    const form = page.locator('form').filter({ has: button('Update password') });
    const current = field('Current password', form);
    await current.fill('not it');
    await field('New password', form).fill('a better password');
    await field('Confirm new password', form).fill('a better password');
    await press('Update password');
    await seeNotice('Your current password is incorrect.');
    await dismiss();

    await current.fill(account.password);
    await refuse(page, 'update', 'INTERNAL_ERROR');
    await press('Update password');
    await seeNotice('Failed to update password. Please try again.');
    await page.unrouteAll();
    await dismiss();

    await press('Update password');
    await seeNotice('Password updated successfully!');
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect.poll(() => field(label, form).inputValue()).toBe('');
    }
    const answer = await accounts.callProvider('signInWithPassword', {
      email: account.email,
      password: 'a better password',
    });
    expect(answer['localId']).toBe(account.uid);
  });
});

describe('Email change', () => {
  it('says why it failed, and sends the link to the new address', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const taken = await accounts.signUp();
    const email = newAddress();
    const page = await open({ account, expected: refusals });
    const { button, field, press, seeNotice, dismiss } = createScreen(page);
    await page.goto('/profile/account');
    const form = page.locator('form').filter({ has: button('Update email') });
    const password = field('Current password', form);
    const address = field('New email', form);
    await password.fill('not it');
    await address.fill(taken.email);
    await press('Update email');
    await seeNotice('Incorrect password.');
    await dismiss();
    await password.fill(account.password);
    await press('Update email');
    await seeNotice('This email is already in use by another account.');
    await dismiss();
    await address.fill(email);
    await refuse(page, 'sendOobCode', 'INTERNAL_ERROR');
    await press('Update email');
    await seeNotice('Failed to update email. Please try again.');
    await page.unrouteAll();
    await dismiss();
    await press('Update email');
    await seeNotice(
      `A verification link has been sent to ${email}. Please click it to complete the change.`,
    );
    expect(await linkTo(email, 'change-email')).toContain('mode=verifyAndChangeEmail');
  });
});

describe('Logout', () => {
  const logOut = async (page: Page): Promise<void> => {
    await createScreen(page).press('Account menu');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };

  it('shows logoutSuccess, or logoutError when the session cannot be ended', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ account });
    const { heading, seeNotice } = createScreen(page);
    await page.goto('/profile');
    await heading('Profile');
    await page.evaluate(`
      const { removeItem } = Storage.prototype;
      Storage.prototype.removeItem = function (key) {
        if (key.startsWith('firebase:authUser:')) throw new Error('storage is out of order');
        removeItem.call(this, key);
      };
    `);
    await logOut(page);
    await seeNotice('You could not be logged out. Please try again.');
    await page.goto('/profile');
    await logOut(page);
    await seeNotice('Logged out successfully');
    await page.waitForURL('/login');
  });
});

describe('Authentication', () => {
  it('forgets the profile on logout, so that the next user sees nothing of it', async ({
    open,
  }) => {
    const account = await accounts.newTeacher();
    const next = await accounts.newTeacher({ profile: false });
    const page = await open({ account });
    const { press, fill, shows } = createScreen(page);
    await page.goto('/profile');
    await shows(sampleProfile.school);
    await press('Account menu');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('/login');
    await fill('Email', next.email);
    await fill('Password', next.password);
    await press('Login');
    await page.waitForURL('/dashboard');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await shows('You have not filled in your professional information yet.');
    await expect.poll(() => page.getByText(sampleProfile.school).count()).toBe(0);
  });
});

describe('Re-authentication', () => {
  it('shows Action Required before an old sign-in deletes the account', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ account, expected: refusals });
    const { field, press, seeNotice } = createScreen(page);
    await page.goto('/profile/account');
    await press('Delete account');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type your email to confirm').fill(account.email);
    await page.clock.setSystemTime(Date.now() + 600_000);
    await press('Delete account', dialog);
    await dialog.getByText('Action Required', { exact: true }).waitFor();
    const password = field('Current password', dialog);
    const submit = dialog.getByRole('button').last();
    await password.fill('not it');
    await submit.click();
    await dialog.getByText('Your current password is incorrect.', { exact: true }).waitFor();
    await password.fill(account.password);
    await refuse(page, 'signInWithPassword', 'INTERNAL_ERROR');
    await submit.click();
    await dialog.getByText('An error occurred during re-authentication.').waitFor();
    await page.unrouteAll();
    await submit.click();
    await seeNotice('Your account has been deleted. Goodbye!');
    await page.waitForURL('/login');
  });
});
