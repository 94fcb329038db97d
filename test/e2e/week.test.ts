import { expect, inject } from 'vitest';
import { putAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { schoolWeek } from '#shared/model/school-year.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { classLessonsPath } from '#frontend/lib/class-paths.ts';
import { accessibilityProblems, expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { deviceCopies } from '../support/device-copies.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleClass } from '../support/sample-class.ts';
import { offlineProblems } from '../support/offline-problems.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

/** A Tuesday in November, after the lesson of the day. */
const now = new Date('2026-11-17T11:30:00');
/** The Sunday of the next week, whose sessions are all to come. */
const sunday = '2026-11-22';

/** A teacher whose class has a lesson in the second period of each day. */
async function newTeacher() {
  const account = await accounts.newTeacher();
  const { token } = account;
  await call(putSchoolYear, {
    token,
    body: {
      timetable: schoolWeek.map((day) => ({
        day,
        period: 2 as const,
        className: '2م3',
        subject: 'الرياضيات',
      })),
      holidays: [],
    },
  });
  const lessons = Array.from({ length: 300 }, (_, index) => ({ lesson: `درس ${index + 1}` }));
  const distribution = { subject: 'الرياضيات', level: 'Middle' as const, year: 2, lessons };
  await call(putAnnualDistributions, { token, body: { distributions: [distribution] } });
  const { id: classId } = await call(addClass, { token, body: sampleClass });
  const logs = () => call(listCourseLogs, { token, params: { year: '2026' } });
  return { account, classId, entries: async () => (await logs())[0]?.document.content.entries };
}

it('the week is a table that screen readers and keys can walk through', async ({ open }) => {
  const { account, entries } = await newTeacher();
  const page = await open({ account, locale: 'en-US', width: 1280, height: 800 });
  await page.clock.setFixedTime(now);
  await page.goto(`/week?day=${sunday}`);
  const table = page.getByRole('table');
  const first = table.getByRole('button').first();
  await first.waitFor();
  const session = /2م3 درس \d+/.source;
  await expect
    .poll(() => table.ariaSnapshot())
    .toMatch(
      new RegExp(`columnheader "Sunday.*(?:\\n.*)*rowheader "09:00"(?:\\n.*)*button "${session}`),
    );
  await expectTidy(page);
  await expect.poll(() => accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Visitor’s folder' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => first.and(page.locator(':focus')).count()).toBe(1);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => first.and(page.locator(':focus')).count()).toBe(1);
  expect(await entries()).toBeUndefined();
});

/** What a column of the week cuts off at its sides, and words of its class names that are broken. */
const FIND_BROKEN = `(() => {
  const cells = [...document.querySelectorAll('main td:has(button)')];
  const outside = cells.flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('math > *')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left || box.right > right;
    });
  });
  const broken = cells.flatMap((cell) => {
    const name = cell.querySelector('bdi').firstChild;
    return [...name.data.matchAll(/[^ ]+/g)].filter((word) => {
      const range = new Range();
      range.setStart(name, word.index);
      range.setEnd(name, word.index + word[0].length);
      return range.getClientRects().length > 1;
    });
  });
  return [...outside.map((part) => part.textContent), ...broken.map((word) => word[0])];
})()`;

it('a narrow column of the week cuts no formula and no word, and strikes through what was lost', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const say = textsIn('ar');
  const of = { className: '3AS Sciences expérimentales 12', subject: 'الرياضيات' };
  const saved = { ...sampleClass, name: of.className, level: 'Secondary' as const };
  await call(addClass, { token, body: saved });
  const timetable = schoolWeek.map((day) => ({ day, period: 2 as const, ...of }));
  await call(putSchoolYear, { token, body: { timetable, holidays: [] } });
  const lesson = 'دراسة الدالة $f(x)=x^2-3x+2$ وتمثيلها البياني';
  const lessons = Array.from({ length: 300 }, () => ({ lesson }));
  const distribution = { subject: of.subject, level: 'Secondary' as const, year: 3, lessons };
  await call(putAnnualDistributions, { token, body: { distributions: [distribution] } });
  const page = await open({ account, locale: 'ar', width: 740, height: 360 });
  await page.clock.setFixedTime(now);
  // The days before today have signs beside their classes.
  await page.goto('/week?day=2026-11-15');
  await expect.poll(() => page.locator('main td math').count()).toBe(5);
  await expect.poll(() => page.evaluate(FIND_BROKEN)).toEqual([]);

  await page.locator('main td button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('days.lost'), { exact: true }).click();
  await dialog.getByText(say('days.reason.strike')).click();
  await dialog.locator('[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      page.evaluate(
        "getComputedStyle(document.querySelector('main td math mi')).textDecorationLine",
      ),
    )
    .toBe('line-through');
});

it('the week shows one day on a phone, and goes to the others', async ({ open }) => {
  const { account } = await newTeacher();
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar', width: 360, height: 800, hasTouch: true });
  await page.clock.setFixedTime(now);
  await page.goto(`/week?day=${sunday}`);
  const days = page.getByRole('navigation', { name: say('week.days') }).getByRole('link');
  await expect.poll(() => days.count()).toBe(5);
  await days.nth(3).click();
  await expect.poll(() => page.url()).toContain(daysAfter(sunday, 3));
  await expect.poll(() => days.nth(3).getAttribute('aria-current')).toBe('date');
  await expectTidy(page);
  await page.getByRole('link', { name: say('week.next') }).click();
  await expect.poll(() => page.url()).toContain(daysAfter(sunday, 7));
});

it('a class is said to be at a lesson in two presses, and a lesson moves and moves back', async ({
  open,
}) => {
  const { account, classId, entries } = await newTeacher();
  const say = textsIn('en-US');
  const page = await open({ account, locale: 'en-US', width: 1280, height: 900 });
  await page.clock.setFixedTime(now);
  await page.goto(classLessonsPath(classId));
  const here = page.locator('main tr[aria-current=step]');
  await here.waitFor();
  await page.getByRole('button', { name: say('lessons.notHere') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /درس 290\D*, part 1/ })
    .click();
  await expect.poll(() => here.textContent()).toContain('درس 290');
  await expect
    .poll(async () => Object.values((await entries()) ?? {}))
    .toMatchObject([{ here: { lesson: 'درس 290', part: 1 } }]);
  await page.reload();
  await expect.poll(() => here.textContent()).toContain('درس 290');
  await here.getByRole('button').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => here.textContent()).toContain('درس 291');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => here.textContent()).toContain('درس 290');
});

it('a session is recorded without a network, and sent when it returns', async ({ open }) => {
  const { account, classId, entries } = await newTeacher();
  const say = textsIn('ar');
  const page = await open({
    account,
    locale: 'ar',
    width: 360,
    opensOffline: true,
    expected: offlineProblems,
  });
  await page.clock.setFixedTime(now);
  await page.goto(classLessonsPath(classId));
  const here = page.locator('main li[aria-current=step]');
  await here.waitFor();
  await page.evaluate('navigator.serviceWorker.ready');
  await page.goto(`/week?day=${sunday}`);
  const session = page.locator('main ol button').first();
  await session.waitFor();
  await expect.poll(() => deviceCopies(page)).toContain('/course-logs/2026');

  await page.context().setOffline(true);
  await page.reload();
  await session.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=note]').fill('ملاحظة');
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('days.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  // Asks because the edit is only on the device.
  page.once('dialog', (asked) => void asked.accept());
  await page.goto(classLessonsPath(classId));
  await here.waitFor();
  await page.getByText(say('documents.keptHere')).waitFor();
  await page.getByRole('button', { name: say('search.unsent', { count: 1 }) }).click();
  await page.getByRole('menuitem', { name: /2م3/ }).waitFor();
  await expectTidy(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await expect
    .poll(async () => Object.values((await entries()) ?? {}))
    .toEqual([{ note: 'ملاحظة' }]);
  await page.getByText(say('documents.saved')).waitFor();
});
