import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { formattingLocale } from '#frontend/i18n/formatting-locale.ts';
import { exportAccount } from '#shared/contracts/account.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, getMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { isMarks, type PrintedMarks } from '#shared/paper/printed-sheet.ts';
import { chanceOf } from '../bench/grades/pages/chance.ts';
import { takePhoto } from '../bench/paper/photo.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { fillSheet } from '../support/fill-sheet.ts';
import { textsIn, type SayText } from '../support/interface-text.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { rasterPages } from '../support/raster-pdf.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call, notebooks, url } = connect(inject('platform'));
const subject = 'الرياضيات';

const written = [
  ['12,5', '7', '18'],
  ['9', '', '15,25'],
  ['20', '13', '6,75'],
];
/** What the pen writes, by pupil and column, into the last columns, whose full mark is 20. */
const textsOf = ({ columns }: PrintedMarks): string[][] =>
  written.map((row) => [...Array<string>(columns.length - row.length).fill(''), ...row]);

/** Prints the mark sheet of the class with the dialog. */
async function printSheet(page: Page, token: string, classId: string, say: SayText) {
  const body = { subject, term: 1 as const, content: { ...sampleMarks, marks: {}, points: {} } };
  await call(addMarkSheet, { token, params: { classId }, body });
  await page.goto(`/classes/${classId}/marks`);
  await page.getByRole('button', { name: say('classes.printSheet', { subject }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('classes.printSubmit') }).waitFor();
  await expectTidy(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('classes.printSubmit') }).click();
  return { pdf: await readFile(await (await download).path()), index: 0 };
}

/** Makes a notebook of the class, whose last page is the grid of the first term. */
async function printNotebook(_page: Page, token: string, classId: string) {
  const marksOnly = contentsPresets['marks-only'];
  const contents = { ...marksOnly, marks: [1 as const], results: false, statistics: false };
  const body = { coverImageKey: sampleCover, classIds: [classId], contents, cornerMarks: true };
  const { id } = await call(submitNotebook, { token, body: { ...body, language: 'ar' as const } });
  await notebooks.waitFor(token, id);
  const job = (await call(listNotebookJobs, { token })).find((one) => one.id === id);
  const file = await fetch(new URL(job!.generatedFiles[0]!.url, url));
  const pdf = new Uint8Array(await file.arrayBuffer());
  return { pdf, index: job!.made!.classes[0]!.lastPage - 1 };
}

/** A text without marks of direction, which differ between parts of a sentence and the whole of it. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/gu, '');

/** A photo of a printed page after a teacher has filled it in by hand. */
async function photograph(
  pdf: Uint8Array,
  index: number,
  sheet: PrintedMarks,
  texts = textsOf(sheet),
  pen = 3,
) {
  const [page] = await rasterPages(pdf, [index]);
  const paper = await fillSheet(page!, sheet.layout, { texts }, chanceOf(pen));
  return (await takePhoto(paper, chanceOf(16))).image;
}

/** Sends the photo with the form, and opens its review. */
async function sendPhoto(page: Page, buffer: Buffer, say: SayText): Promise<void> {
  await page.goto('/grades/extract');
  const photo = { name: 'page.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file][name=image]').setInputFiles(photo);
  await page.getByRole('button', { name: say('grades.extract'), exact: true }).click();
  await page.waitForURL('/grades');
  await page.getByRole('link', { name: say('grades.review'), exact: true }).click();
  await page.locator('[data-review-grid]').waitFor();
}

/** Types the true mark into each doubtful cell. */
async function settleDoubts(page: Page, sheet: PrintedMarks): Promise<void> {
  const texts = textsOf(sheet);
  const left = async () => Number(await page.locator('[data-left]').getAttribute('data-left'));
  for (let doubts = await left(); doubts > 0; doubts = await left()) {
    const here = page.locator('[data-review-grid] [data-here]');
    const [row = 0, column = 0] = ((await here.getAttribute('data-place')) ?? '').split(':');
    await page.keyboard.type(texts[Number(row)]?.[Number(column) - 1] ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(left).toBeLessThan(doubts);
  }
}

it.for([
  { locale: 'en-US', paper: 'mark sheet', print: printSheet },
  { locale: 'ar', paper: 'notebook', print: printNotebook },
] as const)(
  'marks written on a printed $paper are in the record of the class after a photo, in $locale',
  async ({ locale, print }, { open }) => {
    const account = await accounts.newTeacher();
    const { token } = account;
    const say = textsIn(locale);
    const page = await open({ account, locale });
    const kept = await call(addClass, { token, body: sampleClass });
    const { pdf, index } = await print(page, token, kept.id, say);
    const { printedSheets } = await call(exportAccount, { token });
    expect(printedSheets).toHaveLength(1);
    const sheet = printedSheets.find(isMarks)!;
    await sendPhoto(page, await photograph(pdf, index, sheet), say);

    const headings = sheet.columns.map(({ heading }) => heading);
    const columns = new Intl.ListFormat(formattingLocale(locale)).format(headings);
    const known = { name: kept.name, subject, term: 1, columns };
    const note = page.getByRole('note').filter({ hasText: subject });
    await expect
      .poll(async () => plain(await note.textContent()))
      .toBe(plain(say('record.printedSheet', known)));
    await settleDoubts(page, sheet);
    await expectTidy(page);
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('review.confirm') }).click();
    // Class, subject and term are known, so the next thing to press writes the marks.
    const count = written.flat().filter((text) => text !== '').length;
    await dialog.getByRole('button', { name: say('merge.write', { count }) }).click();
    await page.getByRole('link', { name: say('merge.toMarksOf', { name: kept.name }) }).waitFor();

    const params = { classId: kept.id };
    const sheets = await call(listMarkSheets, { token, params });
    expect(sheets).toMatchObject([{ id: sheet.sheetId, subject, term: 1, marks: count }]);
    const one = { ...params, sheetId: sheet.sheetId };
    const { document } = await call(getMarkSheet, { token, params: one });
    const texts = kept.pupils.map(({ id }) =>
      sheet.columns.map((column) => document.content.marks[id]?.[column.id]?.text ?? ''),
    );
    expect(texts).toEqual(textsOf(sheet));
  },
);

it('certain marks go into the record by themselves, and out again with one press', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar' });
  const kept = await call(addClass, { token, body: sampleClass });
  const { pdf, index } = await printSheet(page, token, kept.id, say);
  const { printedSheets } = await call(exportAccount, { token });
  const sheet = printedSheets.find(isMarks)!;
  const texts = ['11', '17', '14'].map((text) => ['', '', text]);
  const buffer = await photograph(pdf, index, sheet, texts, 1);
  const params = { classId: kept.id, sheetId: sheet.sheetId };
  const stored = async () => (await call(getMarkSheet, { token, params })).document.content.marks;

  await page.goto('/grades/extract');
  await page.getByRole('checkbox', { name: say('option.grade.addCertain') }).check();
  await expectTidy(page);
  const photo = { name: 'page.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file][name=image]').setInputFiles(photo);
  await page.getByRole('button', { name: say('grades.extract'), exact: true }).click();
  await page.waitForURL('/grades');
  await page.getByText(say('grades.unasked', { count: texts.length })).waitFor();
  const column = sheet.columns.at(-1)!.id;
  const marks = kept.pupils.map(({ id }, row) => [id, { [column]: { text: texts[row]![2] } }]);
  expect(await stored()).toMatchObject(Object.fromEntries(marks));
  await expectTidy(page);
  await page.getByRole('button', { name: say('grades.takeOut') }).click();
  await page.getByText(say('grades.takenOut')).first().waitFor();
  expect(await stored()).toEqual({});
});
