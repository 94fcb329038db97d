import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { schoolWeek } from '#shared/model/school-year.ts';
import { rollPath } from '#frontend/lib/class-paths.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { deviceCopies } from '../support/device-copies.ts';
import { sampleClass } from '../support/sample-class.ts';
import { offlineProblems } from '../support/offline-problems.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

/** A Tuesday in November, in the second period. */
const now = new Date('2026-11-17T09:20:00');
const KEY = '2026-11-17-2';
/** The most presses from Today for three absent of 38; for everybody there. */
const MOST = 6;
const FEWEST = 2;

/** A teacher whose class of 38 has the second and third period of each day, in a row. */
async function newTeacher() {
  const account = await accounts.newTeacher();
  const { token } = account;
  const timetable = schoolWeek.flatMap((day) =>
    ([2, 3] as const).map((period) => ({ day, period, className: '2م3' })),
  );
  await call(putSchoolYear, { token, body: { timetable, holidays: [] } });
  const pupils = Array.from({ length: 38 }, (_, index) => ({ fullName: `تلميذ رقم ${index + 1}` }));
  const { id: classId } = await call(addClass, { token, body: { ...sampleClass, pupils } });
  const rolls = async () => {
    const params = { from: '2026-11', to: '2026-11' };
    const [month] = await call(listAttendance, { token, params });
    return month?.document.content.rolls ?? {};
  };
  return { account, classId, rolls };
}

/** Presses, and counts them. */
function presses(page: Page) {
  let count = 0;
  const press = async (selector: string) => {
    await page.locator(selector).first().click();
    count += 1;
  };
  return { press, count: () => count };
}

const toRoll = 'li[aria-current=time] a[href*="/roll/"]';
const tile = (number: number) => `[data-pupil] >> nth=${number - 1}`;
const done = 'main button.MuiButton-contained';

it('a roll of 38 with three absent takes at most six presses from Today, which then says so', async ({
  open,
}) => {
  const { account, classId, rolls } = await newTeacher();
  const page = await open({ account, locale: 'ar', width: 360, height: 740 });
  await page.clock.setFixedTime(now);
  await page.goto('/dashboard');
  const { press, count } = presses(page);
  await page.locator(toRoll).waitFor();
  await expectTidy(page);
  await press(toRoll);
  await page.locator(tile(38)).waitFor();
  // The two periods are one roll.
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(rollPath(classId, KEY));
  await expectTidy(page);
  for (const number of [9, 23, 30]) await press(tile(number));
  await expect
    .poll(() => page.locator('main').getByRole('status').allTextContents())
    .toContainEqual(expect.stringMatching(/35.*3 غائبين/));
  await press(done);
  await expect.poll(() => page.locator(toRoll).textContent()).toContain('3 غائبين');
  expect(count()).toBeLessThanOrEqual(MOST);
  await expect.poll(async () => (await rolls())[KEY]?.taken?.pupils.length).toBe(38);
  const signs = Object.values((await rolls())[KEY]?.marks ?? {}).map(({ sign }) => sign);
  expect(signs).toEqual(['absent', 'absent', 'absent']);
  await page.reload();
  await expect.poll(() => page.locator(toRoll).textContent()).toContain('3 غائبين');
});

it('everybody there takes two presses; keys alone do the same, in either direction', async ({
  open,
}) => {
  const { account, rolls } = await newTeacher();
  const page = await open({ account, locale: 'en-US', width: 1280, height: 800 });
  await page.clock.setFixedTime(now);
  await page.goto('/dashboard');
  const { press, count } = presses(page);
  await press(toRoll);
  await page.locator(tile(1)).waitFor();
  await press(done);
  expect(count()).toBe(FEWEST);
  await expect.poll(() => page.locator(toRoll).textContent()).toContain('All present');

  // A number and Enter, then Tab to the names, an arrow, and on to the end.
  await page.locator(toRoll).focus();
  await page.keyboard.press('Enter');
  await page.locator(tile(1)).waitFor();
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByRole('textbox').fill('شهادة طبية');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const pupils = async () => Object.values((await rolls())[KEY]?.marks ?? {});
  await expect
    .poll(async () => (await pupils()).map(({ sign }) => sign))
    .toEqual(['absent', 'absent']);
  await expect.poll(async () => (await pupils()).map(({ note }) => note)).toContain('شهادة طبية');
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await expectTidy(page);
});

it('a roll is called without a network, also of a class that was never opened, and after a reload', async ({
  open,
}) => {
  const { account, classId, rolls } = await newTeacher();
  const page = await open({
    account,
    locale: 'ar',
    opensOffline: true,
    expected: offlineProblems,
    width: 360,
    height: 740,
  });
  await page.clock.setFixedTime(now);
  await page.goto('/dashboard');
  await page.locator(toRoll).waitFor();
  await expect
    .poll(() =>
      page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active !== null)'),
    )
    .toBe(true);
  await expect.poll(() => deviceCopies(page)).toContain(`/classes/${classId}`);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(toRoll).click();
  await page.locator(tile(9)).click();
  // A page sends what it kept when it is left, also here.
  expect(await rolls()).toEqual({});
  await page.reload();
  await page.locator(tile(9)).waitFor();
  await expect.poll(() => page.locator(tile(9)).getAttribute('aria-label')).toContain('غائب');
  await page.locator(done).click();
  await expect.poll(() => page.locator(toRoll).textContent()).toContain('غائب واحد');
  await page.context().setOffline(false);
  await expect.poll(async () => (await rolls())[KEY]?.taken?.pupils.length).toBe(38);
});
