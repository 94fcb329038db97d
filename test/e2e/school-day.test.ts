import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { putAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { deviceCopies } from '../support/device-copies.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { offlineProblems } from '../support/offline-problems.ts';
import { it } from '../support/screen-test.ts';

const { accounts, callUntilAvailable: call } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);
const { name: className, subject = '' } = sampleClass;
/** A Sunday in November, during the first of three sessions. */
const now = new Date('2026-11-29T09:35:00');
const entryKey = '2026-11-29-2';

/** A teacher with a saved class that has three sessions on Sundays and one on Tuesdays, and lessons for a year. */
const teacherOfYear = async () => {
  const account = await accounts.newTeacher();
  const { token } = account;
  await call(putProfile, {
    token,
    body: { ...sampleProfile, subject, academicSeason: '2026/2027' },
  });
  await call(addClass, { token, body: sampleClass });
  const timetable = ([2, 4, 6] as const).map((period) => ({ day: 0 as const, period, className }));
  await call(putSchoolYear, {
    token,
    body: { timetable: [...timetable, { day: 2, period: 3, className }], holidays: [] },
  });
  const lessons = Array.from({ length: 40 }, (_, at) => ({
    lesson: `الدرس ${at + 1}`,
    sessions: 3,
  }));
  const body = {
    distributions: [{ subject, level: 'Middle' as const, year: 2, lessons }],
  };
  await call(putAnnualDistributions, { token, body });
  const entries = async () =>
    (await call(listCourseLogs, { token, params: { year: '2026' } }))[0]?.document.content.entries;
  return { account, entries };
};

/** Opens Today at the time of the current session. */
const openToday = async (page: Page) => {
  await page.clock.setFixedTime(now);
  await page.goto('/dashboard');
  return seeToday(page);
};
const seeToday = async (page: Page) => {
  const row = page.locator('li[aria-current=time]');
  const taught = row.getByRole('button', { name: say('days.taught'), exact: true });
  const lost = row.getByRole('button', { name: say('days.lost'), exact: true });
  await taught.waitFor();
  return { row, taught, lost };
};
const undo = (page: Page) => page.getByRole('button', { name: say('days.undo') });
const isPressed = (button: Locator) => () => button.getAttribute('aria-pressed');
const focused = (page: Page) => page.evaluate('document.activeElement?.textContent ?? ""');

it('takes one press for a lesson that was taught and three for one that was lost, and each is undone at once', async ({
  open,
}) => {
  const { account, entries } = await teacherOfYear();
  const page = await open({ account, locale });
  const { row, taught, lost } = await openToday(page);
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };

  await press(taught);
  await expect.poll(isPressed(taught)).toBe('true');
  expect(presses).toBe(1);
  await expect.poll(entries).toEqual({ [entryKey]: { state: 'taught' } });
  await expectTidy(page);
  await undo(page).click();
  await expect.poll(isPressed(taught)).toBe('false');
  await expect.poll(() => focused(page)).toBe(say('days.undone'));
  await expect.poll(entries).toEqual({});

  presses = 0;
  await press(lost);
  const dialog = page.getByRole('dialog');
  const record = dialog.locator('[type=submit]');
  await record.waitFor();
  await expectTidy(page);
  await press(dialog.getByText(say('days.reason.strike')));
  await press(record);
  await dialog.waitFor({ state: 'detached' });
  expect(presses).toBe(3);
  await expect.poll(entries).toEqual({ [entryKey]: { state: 'lost', reason: 'strike' } });
  await expect.poll(isPressed(lost)).toBe('true');
  await expect.poll(() => focused(page)).toBe(say('days.lost'));

  await undo(page).click();
  await expect.poll(entries).toEqual({});

  await row.getByRole('button', { name: say('days.moreOf', { name: className }) }).click();
  await dialog.getByText(say('days.state.half')).click();
  await dialog.getByText(say('days.continued')).waitFor();
  await dialog.getByLabel(say('days.homework')).fill('12 ص 47');
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('days.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(entries).toEqual({ [entryKey]: { state: 'half', homework: '12 ص 47' } });
  await page.getByText('12 ص 47').waitFor();
  await expectTidy(page);

  await page.reload();
  await seeToday(page);
  await page.getByText('12 ص 47').waitFor();
});

it('is recorded by keys alone, and the focus returns to what opened a dialog', async ({ open }) => {
  const { account, entries } = await teacherOfYear();
  const page = await open({ account, locale, width: 740, height: 360 });
  const { row, taught, lost } = await openToday(page);
  await taught.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const record = dialog.locator('[type=submit]');
  await record.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(say('days.lost'));

  await page.keyboard.press('Enter');
  await record.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(entries).toEqual({ [entryKey]: { state: 'lost', reason: 'own-absence' } });
  await expect.poll(() => focused(page)).toBe(say('days.lost'));

  // From the other dialog, the focus returns to what opened that.
  const more = row.getByRole('button', { name: say('days.moreOf', { name: className }) });
  await more.focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel(say('days.homework')).waitFor();
  await expectTidy(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate('document.activeElement?.ariaLabel'))
    .toBe(say('days.moreOf', { name: className }));
  expect(await isPressed(lost)()).toBe('true');
});

it('is recorded without a network, survives a reload, is sent when it returns, and shows on another device', async ({
  open,
}) => {
  const { account, entries } = await teacherOfYear();
  const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
  const { taught } = await openToday(page);
  await expect
    .poll(() =>
      page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active !== null)'),
    )
    .toBe(true);
  await expect.poll(() => deviceCopies(page)).toContain('/course-logs/2026');
  await page.context().setOffline(true);
  await taught.click();
  await expect.poll(isPressed(taught)).toBe('true');
  expect(await entries()).toBeUndefined();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const after = await seeToday(page);
  await expect.poll(isPressed(after.taught)).toBe('true');
  await expectTidy(page);

  await page.context().setOffline(false);
  await expect.poll(entries).toEqual({ [entryKey]: { state: 'taught' } });
  const other = await open({ account, locale });
  const there = await openToday(other);
  await expect.poll(isPressed(there.taught)).toBe('true');
});
