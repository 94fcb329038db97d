import { readFile } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { messagesIn } from '#lambdas/notebooks/domain/notebook/messages.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { languageOf } from '#shared/model/locale.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { ministryWorkbook } from '../fixtures/spreadsheets/ministry-workbook.ts';
import { expectedClassLists, readClassLists } from '../support/class-lists.ts';
import { connect } from '../support/connect.ts';
import { countEffort, dropFile } from '../support/count-effort.ts';
import { inspectPdf, pdfLanguage } from '../support/inspect-pdf.ts';
import { textsIn } from '../support/interface-text.ts';
import { readPdf } from '../support/read-pdf.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

/**
 * Clicks, drops and keys other than typing: from the registration to the downloaded pages, and from the new account's
 * first screen to saved classes, recorded marks and the downloaded pages. Accepting the text about pupils' data, once in
 * an account's life, is not counted.
 */
const MOST_ACTS = 12;
const { accounts, call } = connect(inject('platform'));
const { listed } = ministryWorkbook();
const fullName = 'سلمى بن عيسى';

it('a new teacher makes a notebook and saves classes with their marks from the ministry’s file, in twelve steps', async ({
  open,
}) => {
  const locale = 'ar';
  const say = textsIn(locale);
  const page = await open({ locale });
  const { press, heading, seeReady, jobStatus, uploadState, download } = createSteps(page, say);
  const effort = await countEffort(page);
  const email = `first-${languageOf(locale)}-${Date.now()}@example.com`;

  await page.goto('/register');
  await page.getByLabel(say('auth.fullName'), { exact: true }).click();
  for (const [typed, key] of [
    [fullName, 'Tab'],
    [email, 'Tab'],
    ['a good password', 'Enter'],
  ] as const) {
    await page.keyboard.type(typed);
    await page.keyboard.press(key);
  }
  await heading('auth.loginTitle');
  await page.locator('[name=password]:focus').waitFor();
  await page.keyboard.type('a good password');
  await page.keyboard.press('Enter');
  await heading('dashboard.title');
  const registering = effort.acts.length;
  await page.locator('main a[href="/notebooks/create"]').first().click();

  await heading('createNotebook.title');
  const bytes = await readFile('test/fixtures/spreadsheets/ministry-6x40.xlsx');
  const file = { name: 'حجز النقاط.xlsx', type: spreadsheetType, bytes };
  await dropFile(page, 'input[name=names]', file);
  const beforeAccepting = effort.acts.length;
  await press('pupilData.accept');
  const accepting = effort.acts.length - beforeAccepting;
  await page
    .getByRole('status')
    .getByText(say('reading.classes', { classes: 6, pupils: 240 }))
    .waitFor();
  await press('owner.take');
  await page.getByText(say('owner.taken')).waitFor();
  const beforeSaving = effort.acts.length;
  await page.getByText(say('createNotebook.keepClasses')).click();
  await page.getByRole('button', { name: say('classes.keepAll', { count: 6 }) }).click();
  for (const { name } of listed.classes) {
    await page.getByRole('link', { name: say('workbookMarks.openOf', { name }) }).waitFor();
  }
  const saving = effort.acts.length - beforeSaving;
  await press('createNotebook.selectCover');
  await page.getByRole('option').first().waitFor();
  await press('covers.select');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await uploadState('sent').waitFor();
  await press('createNotebook.submit');
  await page.waitForURL('/notebooks');
  if ((await jobStatus()) !== 'SUCCESS') await seeReady();
  const pdf = await readFile(await (await download()).path());
  const { acts } = effort;
  const counted = acts.length - accepting;
  expect(counted - saving, acts.join(', ')).toBeLessThanOrEqual(MOST_ACTS);
  expect(counted - registering, acts.join(', ')).toBeLessThanOrEqual(MOST_ACTS);

  const { token } = await accounts.signIn(email);
  const sheets = await call(listAllMarkSheets, { token });
  const marksOf = ({ terms = [] }: ListedClass) =>
    terms
      .flatMap(({ marks, columns }) =>
        marks.flatMap((row) => row.filter((_, index) => columns[index]?.kind === 'mark')),
      )
      .filter((text) => text !== '').length;
  expect(sheets.map(({ marks }) => marks).sort()).toEqual(listed.classes.map(marksOf).sort());

  const language = languageOf(locale);
  expect(pdfLanguage(pdf)).toBe(language);
  expect(await inspectPdf(pdf)).toMatchObject({
    title: messagesIn(language).fileTitle('اللغة العربية', '2025/2026'),
    author: fullName,
  });
  expect(readClassLists(await readPdf(pdf))).toEqual(expectedClassLists(listed));
});
