import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { listGames } from '#shared/contracts/games.ts';
import { limits } from '#shared/model/limits.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { deviceCopies } from '../support/device-copies.ts';
import { createScreen } from '../support/english-screen.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));

const provider = /(?:securetoken|accounts:lookup)/;
const renewals = /securetoken/;
const unavailable = { code: 503, message: 'The service is currently unavailable.' };
/** Like a broken line: stay-signed-in.test.ts proves that such an answer counts as one. */
const breakProvider = (page: Page): Promise<unknown> =>
  page.route(provider, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 503,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: unavailable },
        }),
  );
const expected = [/ERR_CONNECTION_FAILED/, refusal(503, '/v1/token'), refusal(503, ':lookup')];

const old = 301_000;
const over = 3_700_000;
const later = (page: Page, milliseconds: number) =>
  page.clock.setSystemTime(Date.now() + milliseconds);

describe('while the identity provider answers 503', () => {
  it('a call uses the token it has', async ({ open }) => {
    const page = await open({ account: await accounts.newTeacher(), expected });
    const { fill, press, seeNotice } = createScreen(page);
    await page.goto('/ai-content/exercise');
    await fill('Topic', 'Fractions');
    await page.locator('[name=level]').selectOption('Primary');
    await fill('Exercise type', 'Matching');
    await breakProvider(page);
    await later(page, old);
    await press('Generate');
    await seeNotice('AI exercise job submitted successfully');
    await page.waitForURL('/ai-content');
  });

  it('a half-filled form stays open, with or without a token, and is sent afterwards', async ({
    open,
  }) => {
    const page = await open({ account: await accounts.newTeacher(), expected });
    const { field, fill, press, seeNotice, dismiss } = createScreen(page);
    await page.goto('/ai-content/exercise');
    await fill('Topic', 'Fractions');
    await page.locator('[name=level]').selectOption('Primary');
    await fill('Exercise type', 'Matching');
    await breakProvider(page);
    await later(page, over);
    await press('Generate');
    await seeNotice('Error submitting job');
    await expect.poll(() => field('Topic').inputValue()).toBe('Fractions');
    await expect.poll(() => field('Exercise type').inputValue()).toBe('Matching');
    await page.unrouteAll();
    await dismiss();
    await press('Generate');
    await seeNotice('AI exercise job submitted successfully');
  });

  it('the history keeps refreshing, and recovers when the outage is over', async ({ open }) => {
    const page = await open({ account: await accounts.newTeacher({ profile: false }), expected });
    const { shows } = createScreen(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    /** Advances the clock until an address has been requested this often from now on. */
    const polled = (address: RegExp, times: number) => {
      asked.length = 0;
      return expect
        .poll(async () => {
          await page.clock.runFor(limits.pollingInterval);
          return asked.filter((url) => address.test(url)).length;
        })
        .toBeGreaterThanOrEqual(times);
    };
    await page.clock.install();
    await page.goto('/ai-content');
    await shows('No history found');
    await breakProvider(page);
    await later(page, over);
    await polled(renewals, 2);
    await page.unrouteAll();
    await polled(new RegExp(`${listContentJobs.path}\\?`), 1);
    await shows('No history found');
    expect(new URL(page.url()).pathname).toBe('/ai-content');
  });

  it('a reloaded page keeps its user, and shows what the device has saved', async ({ open }) => {
    const page = await open({ account: await accounts.newTeacher(), expected });
    const { heading } = createScreen(page);
    await page.goto('/profile');
    await heading('Profile');
    await expect.poll(() => deviceCopies(page)).toContain('/profile/professional');
    await breakProvider(page);
    await later(page, over);
    await page.reload();
    await heading('Profile');
    await page.getByText('Offline. Changes are kept here and sent later.').waitFor();
    await page.unrouteAll();
    await page.reload();
    await heading('Profile');
    await page
      .getByText('Offline. Changes are kept here and sent later.')
      .waitFor({ state: 'detached' });
  });

  it('a page that the device has not saved says what is wrong, and recovers', async ({ open }) => {
    const page = await open({ account: await accounts.newTeacher(), expected });
    const { heading, press } = createScreen(page);
    await page.goto('/profile');
    await heading('Profile');
    await breakProvider(page);
    await later(page, over);
    await page.goto('/manage-students');
    await page.getByRole('alert').getByText('No connection.').waitFor();
    await page.unrouteAll();
    await press('Try again');
    await heading('Manage Students');
  });
});

it('a token that the API rejects early is renewed once, and the call is repeated', async ({
  open,
}) => {
  const page = await open({
    account: await accounts.newTeacher({ profile: false }),
    expected: [refusal(401, listGames.path)],
  });
  let calls = 0;
  await answerCall(page, listGames, () => {
    calls += 1;
    return calls === 1 ? { status: 401, body: { code: 'unauthenticated' } } : { body: [] };
  });
  const renewed = page.waitForRequest(renewals);
  await page.goto('/games');
  await renewed;
  await expect.poll(() => calls).toBe(2);
  await createScreen(page).heading('In-Class Games');
  expect(new URL(page.url()).pathname).toBe('/games');
});
