import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { putProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear, putSchoolYear } from '#shared/contracts/school-year.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, callUntilAvailable } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);
/** A Monday in November. */
const now = new Date('2026-11-30T10:00:00');
const timetable = [
  { day: 0, period: 1, className: '1م1' },
  { day: 2, period: 3, className: '2م3', half: 'turns' },
] as const;

const teacherOfYear = async () => {
  const account = await accounts.newTeacher();
  const { token } = account;
  await callUntilAvailable(putProfile, {
    token,
    body: { ...sampleProfile, academicSeason: '2026/2027' },
  });
  await callUntilAvailable(putSchoolYear, { token, body: { timetable: [...timetable] } });
  const stored = () => callUntilAvailable(getSchoolYear, { token });
  return { account, stored };
};

const openYear = async (page: Page) => {
  await page.clock.setFixedTime(now);
  await page.goto('/profile/school-year');
  await page.locator('[data-hour]').first().waitFor();
};

describe('a timetable that changes in the middle of the year', () => {
  it('is valid from the day that the teacher says, and the past keeps its own', async ({
    open,
  }) => {
    const { account, stored } = await teacherOfYear();
    const page = await open({ locale, account });
    const { press, seeNotice } = createSteps(page, say);
    await openYear(page);
    await page.locator('[data-hour="3:1"]').click();
    await press('schoolYear.save');
    const dialog = page.getByRole('dialog', { name: say('schoolYear.validFrom') });
    await dialog.getByRole('status').filter({ hasText: /\d/ }).waitFor();
    const day = dialog.getByLabel(say('schoolYear.validFromDay'));
    await expect.poll(() => day.inputValue()).toBe('2026-12-06');
    await expectTidy(page);
    await press('schoolYear.begin');
    await seeNotice('schoolYear.saved');
    const added = { day: 1, period: 4, className: '2م3' };
    expect(await stored()).toEqual({
      timetable,
      changes: [{ from: '2026-12-06', timetable: [timetable[0], added, timetable[1]] }],
    });
    // Both are there, with the one that is valid today.
    const tables = page.getByRole('table', { name: say('schoolYear.timetables') });
    const shown = tables.getByRole('button', { pressed: true });
    await expect
      .poll(() => shown.allTextContents())
      .toEqual([say('schoolYear.timetableNumber', { number: 1 })]);
    await expectTidy(page);
  });

  it('has the hours of Ramadan, exam days and halves, also on a phone', async ({ open }) => {
    const { account, stored } = await teacherOfYear();
    const page = await open({ locale, account, width: 360, height: 740 });
    const { press, seeNotice } = createSteps(page, say);
    await openYear(page);
    await page.getByRole('button', { name: /مواقيت رمضان/ }).click();
    await press('schoolYear.usualExams');
    await page.getByLabel(say('schoolYear.meetings')).selectOption('1');
    await page
      .getByRole('button', { name: say('schoolYear.week.B'), exact: true })
      .first()
      .click();
    await page.locator('[data-hour="0:0"]').click();
    await expectTidy(page);
    await press('schoolYear.save');
    await press('schoolYear.always');
    await seeNotice('schoolYear.saved');
    expect(await stored()).toMatchObject({
      timetable: [{ className: '2م3', week: 'B' }, timetable[1]],
      changes: [
        {
          from: '2027-02-08',
          to: '2027-03-09',
          hours: { morning: '08:30', afternoon: '12:30', minutes: 45 },
        },
      ],
      exams: [{ from: '2026-12-06' }, { from: '2027-03-07' }, { from: '2027-05-09' }],
      meetings: 1,
    });
  });
});
