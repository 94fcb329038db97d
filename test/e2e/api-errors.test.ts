import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { getProfile } from '#shared/contracts/profile.ts';
import { listStudents } from '#shared/contracts/students.ts';
import type { Account } from '../support/accounts.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
let account: Account;
beforeAll(async () => {
  account = await accounts.newTeacher();
});

const tokens = /securetoken\.googleapis\.com/;
/** Makes the identity provider refuse to renew a token, with one of its codes. */
const refuseTokens = (page: Page, message: string): Promise<unknown> =>
  page.route(tokens, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 400, message } },
        }),
  );

describe('Calls to the API', () => {
  it('carry JSON headers and the user’s ID token', async ({ open }) => {
    const page = await open({ account });
    const called = page.waitForRequest(/\/api\/profile\/professional$/);
    await page.goto('/profile');
    expect((await called).headers()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${account.token}`,
    });
  });
});

describe('An answer of the API', () => {
  it.for([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
  ] as const)(
    'with %d logs the user out: Authentication failed.',
    async ([status, code], { open }) => {
      const page = await open({ account, expected: [refusal(status, listStudents.path)] });
      await answerCall(page, listStudents, () => ({ status, body: { status, code } }));
      await page.goto('/manage-students');
      await createScreen(page).seeNotice('Authentication failed.');
      await page.waitForURL('/login');
      await page.goto('/profile');
      await page.waitForURL('/login');
    },
  );

  it('with any other status shows: API error with status {status}', async ({ open }) => {
    const page = await open({
      account,
      expected: [refusal(418, ''), refusal(500, ''), refusal(504, '')],
    });
    const alert = page.getByRole('alert');
    for (const status of [418, 500, 504]) {
      await answerCall(page, listStudents, () => ({ status }));
      await page.goto('/manage-students');
      await alert.getByText(`API error with status ${status}`, { exact: true }).waitFor();
    }
    await page.unrouteAll();
    await answerCall(page, getProfile, () => ({ status: 504 }));
    await page.goto('/profile');
    await alert.getByText('API error with status 504', { exact: true }).waitFor();
  });

  it('without a token logs the user out: Failed to get authentication token.', async ({ open }) => {
    const page = await open({ account, expected: [refusal(400, '/v1/token')] });
    await refuseTokens(page, 'USER_DISABLED');
    // A token older than 300 seconds is not used.
    await page.clock.setSystemTime(Date.now() + 301_000);
    await page.goto('/games');
    await createScreen(page).seeNotice('Failed to get authentication token.');
    await page.waitForURL('/login');
  });
});

describe('A stored session whose token has expired', () => {
  const expired = Date.now() + 3_700_000;

  it('that is not renewed logs the user out: Failed to get authentication token.', async ({
    open,
  }) => {
    const page = await open({ account, expected: [refusal(400, '/v1/token')] });
    await refuseTokens(page, 'TOKEN_EXPIRED');
    await page.clock.setSystemTime(expired);
    await page.goto('/profile');
    await createScreen(page).seeNotice('Failed to get authentication token.');
    await page.waitForURL('/login');
  });

  it('that cannot be renewed now shows a message, and continues when the network is back', async ({
    open,
  }) => {
    const page = await open({ account, expected: [/ERR_CONNECTION_FAILED/] });
    const alert = page.getByRole('alert').getByText('No connection.');
    await page.route(tokens, (route) => route.abort('connectionfailed'));
    await page.clock.setSystemTime(expired);
    await page.goto('/profile');
    await alert.waitFor();
    const askedAgain = page.waitForRequest(tokens);
    await createScreen(page).press('Try again');
    await askedAgain;
    await alert.waitFor();
    await page.unrouteAll();
    await page.evaluate("dispatchEvent(new Event('online'))");
    await createScreen(page).heading('Profile');
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('Notifications', () => {
  it('stay at the top for 2500 ms, in white, with a close action', async ({ open }) => {
    const page = await open();
    const toast = page.locator('[data-tone]');
    const { press, seeNotice, fill } = createScreen(page);
    await page.goto('/forgot-password');
    await page.route(/accounts:sendOobCode/, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await page.clock.install();
    await fill('Email', 'nobody@example.com');
    await page.clock.pauseAt(Date.now() + 10_000);
    await press('Send Reset Link');
    await seeNotice('Password reset email sent');
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(60);
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.querySelector('[data-tone]')).color"))
      .toBe('rgb(255, 255, 255)');
    await expect.poll(() => toast.getByRole('button', { name: 'Close' }).count()).toBe(1);
    await page.clock.runFor(2_499);
    await expect.poll(() => toast.count()).toBe(1);
    await page.clock.runFor(1);
    await toast.waitFor({ state: 'detached' });
  });
});
