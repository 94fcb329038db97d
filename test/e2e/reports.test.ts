import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { classReportsPath } from '#frontend/lib/class-paths.ts';
import { locales, type Locale } from '#shared/model/locale.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';
import { accessibilityProblems, overflow } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call } = connect(inject('platform'));

/** Of 12 pupils, the last one is the best: 8.5, 9.5 and so on. */
const marked: ClassContent = {
  ...{ name: '2م3', subject: 'الرياضيات', level: 'Middle' },
  pupils: 'أحمد بشير توفيق ثامر جمال حمزة خالد دحمان رشيد زهير سليم شريف'
    .split(' ')
    .map((name) => ({ fullName: `بن علي ${name}` })),
};
const markOf = (index: number): string => `${8 + index},5`;

/** Downloads a file of the newest job, and reads the rows of its pages. */
async function read(page: Page, name: string): Promise<string[]> {
  const started = Promise.any([
    page.waitForEvent('download'),
    page.waitForEvent('popup').then((popup) => popup.waitForEvent('download')),
  ]);
  await page.getByRole('link', { name }).first().click();
  const pages = await readPdf(await readFile(await (await started).path()));
  return pages.flat();
}

const reports = async (page: Page, locale: Locale, classId: string): Promise<void> => {
  const say = textsIn(locale);
  const { press, seeNotice, jobStatus } = createSteps(page, say);
  await page.goto(classReportsPath(classId));
  await page.getByRole('table', { name: say('report.ranking') }).waitFor();
  await page.getByRole('link', { name: say('report.asPdf') }).click();
  const slips = page.getByRole('checkbox', { name: say('reports.content.slips') });
  await slips.check();
  // What loads later moves the button, so it must be there first.
  await page.getByLabel(say('reports.slipsFor')).waitFor();
  // The note on what the files hold is on the screen before the button is pressed.
  await page.getByRole('note').filter({ hasText: '365' }).waitFor();
  expect([await accessibilityProblems(page), await overflow(page)]).toEqual([[], 0]);
  await press('reports.make');
  await seeNotice('reports.submitted');
  await page.waitForURL('/reports/files');
  if ((await jobStatus()) !== 'SUCCESS') await seeNotice('reports.ready');
  expect([await accessibilityProblems(page), await overflow(page)]).toEqual([[], 0]);
};

it.concurrent.for(locales)(
  'the record of a class becomes reports that the teacher downloads, in %s',
  async (locale, { open }) => {
    const account = await accounts.newTeacher();
    const { token } = account;
    const kept = await call(addClass, { token, body: marked });
    const ids = kept.pupils.map(({ id }) => id);
    const row = (index: number) =>
      Object.fromEntries(['c1', 'c2', 'c3'].map((column) => [column, { text: markOf(index) }]));
    await call(addMarkSheet, {
      ...{ token, params: { classId: kept.id } },
      body: {
        ...{ subject: 'الرياضيات', term: 1 },
        content: {
          ...{ columns: sampleMarks.columns, averages: sampleMarks.averages! },
          marks: Object.fromEntries(ids.map((id, index) => [id, row(index)])),
        },
      },
    });
    const page = await open({
      account,
      locale,
      ...(locale === 'ar' && { width: 360, height: 740 }),
    });
    await reports(page, locale, kept.id);

    const say = textsIn(locale);
    const council = await read(page, say('reports.download.council'));
    const slips = await read(page, say('reports.download.slips'));
    const averageOf = (index: number): string =>
      `${locale === 'ar' ? markOf(index) : markOf(index).replace(',', '.')}0`;
    for (const [index, { fullName }] of marked.pupils.entries()) {
      expect(
        council.some((text) => text.includes(fullName) && text.includes(averageOf(index))),
      ).toBe(true);
      expect(slips.filter((text) => text.includes(fullName))).toHaveLength(1);
    }
    // The best pupil is the first of the ranking.
    const [first] = council.filter((text) => text.includes('بن علي'));
    expect(first).toContain(marked.pupils.at(-1)!.fullName);
  },
);
