import { readFile } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { connect } from '../support/connect.ts';
import { countEffort, dropFile } from '../support/count-effort.ts';
import { textsIn } from '../support/interface-text.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call } = connect(inject('platform'));

/** Clicks, drags and drops, from the ministry's workbook to the downloaded notebook; nothing is typed. */
const MOST_ACTS = 14;
const locale = 'ar' as const;
const say = textsIn(locale);
const lessons = ['مفهوم العدد النسبي', 'جمع عددين نسبيين', 'طرح عددين نسبيين', 'مقارنة كسرين'];

it('the ministry’s workbook, a timetable and a distribution become a notebook with a lesson for each day, in fourteen acts', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  // The timetable begins with a class of the file, also before the saved classes have come.
  const profile = { ...sampleProfile, academicSeason: '2026/2027', classesTaught: '1م1' };
  await call(putProfile, { token, body: profile });
  const page = await open({ locale, account });
  const { press, seeReady, jobStatus, download } = createSteps(page, say);
  // A Monday.
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00'));
  const effort = await countEffort(page);
  await page.goto('/');

  const names = await readFile('test/fixtures/spreadsheets/ministry-6x40.xlsx');
  const file = { name: 'حجز النقاط.xlsx', type: spreadsheetType, bytes: names };
  await page.getByRole('heading', { name: say('today.first.list'), exact: true }).waitFor();
  await dropFile(page, 'main input[type=file]', file);
  await page.getByRole('button', { name: say('classes.keepAll', { count: 6 }) }).click();
  await expect.poll(async () => (await call(listClasses, { token })).length).toBe(6);
  await page.getByRole('link', { name: say('today.timetable') }).click();

  const middleOf = async (hour: string) => {
    const cell = page.locator(`[data-hour="${hour}"]`);
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    if (!box) throw new Error(`the timetable has no hour ${hour}`);
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  for (const [from, to] of [
    ['0:0', '1:0'],
    ['2:2', '3:2'],
  ] as const) {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 2 });
    await page.mouse.up();
  }
  await press('schoolYear.save');
  await press('schoolYear.bringDistribution');
  const sheet = worksheet([
    ['الشهر', 'الميدان', 'المقطع', 'الموارد المعرفية', 'عدد الحصص'],
    ...lessons.map((lesson) => ['أكتوبر', 'أنشطة عددية', 'الأعداد', lesson, 3]),
  ]);
  const bytes = workbook([['التوزيع', sheet]], { rightToLeft: true });
  const distribution = { name: 'توزيع.xlsx', type: spreadsheetType, bytes };
  await page.getByRole('dialog').locator('input[type=file]').waitFor({ state: 'attached' });
  await dropFile(page, '[role=dialog] input[type=file]', distribution);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('distribution.save') })
    .click();
  await page.getByRole('link', { name: say('schoolYear.makeNotebook') }).click();

  await press('createNotebook.selectCover');
  await page.getByRole('option').first().waitFor();
  await press('covers.select');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('createNotebook.submit');
  await page.waitForURL('/notebooks');
  if ((await jobStatus()) !== 'SUCCESS') await seeReady();
  const pdf = await readPdf(await readFile(await (await download()).path()));
  const { acts } = effort;
  expect(acts.length, acts.join(', ')).toBeLessThanOrEqual(MOST_ACTS);
  expect(acts.filter((act) => act.startsWith('key'))).toEqual([]);
  // The last one is in the annual distribution and in no daily page yet.
  const text = JSON.stringify(pdf);
  for (const lesson of lessons) expect(text).toContain(lesson);
});
