import { expect, inject } from 'vitest';
import { deleteAccount, exportAccount } from '#shared/contracts/account.ts';
import { addClass, deleteClass, listClasses } from '#shared/contracts/classes.ts';
import {
  addMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { ministryWorkbook } from '../fixtures/spreadsheets/ministry-workbook.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call, send, notebooks } = connect(inject('platform'));

it('the marks of a class are typed, found again, exported, and deleted with the class', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const kept = await call(addClass, { token, body: sampleClass });
  const params = { classId: kept.id };
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar' });
  await page.goto('/classes');
  await page.getByRole('link', { name: say('classes.next.beginMarks') }).click();
  await page.getByRole('button', { name: say('classes.addMarksOf', { term: 1 }) }).click();
  await page.getByRole('button', { name: say('classes.openSheet') }).click();
  await page.getByRole('grid').waitFor();
  await page.locator('[data-here]').focus();
  for (const text of ['15', 'a', '12,5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.getByText(say('documents.saved')).waitFor();

  const [sheet] = await call(listMarkSheets, { token, params });
  expect(sheet).toMatchObject({ subject: 'الرياضيات', term: 1, columns: 3, marks: 3 });
  const marksOf = (texts: readonly string[]) =>
    Object.fromEntries(kept.pupils.map(({ id }, index) => [id, { c1: { text: texts[index] } }]));
  const typed = { document: { content: { marks: marksOf(['15', 'غ', '12,5']) } } };
  const one = { ...params, sheetId: sheet!.id };
  expect(await call(getMarkSheet, { token, params: one })).toMatchObject(typed);
  await page.reload();
  await page.locator('[data-place="2:2"]', { hasText: '12,5' }).waitFor();

  expect(await call(exportAccount, { token })).toMatchObject({
    markSheets: [{ classId: kept.id, ...typed }],
  });

  // A notebook of the class prints them, without any file.
  const body = { coverImageKey: sampleCover, classIds: [kept.id], language: 'ar' as const };
  const { id: jobId } = await call(submitNotebook, { token, body });
  const { generatedFiles } = await notebooks.waitFor(token, jobId);
  const pdf = await fetch(new URL(generatedFiles[0]!.url, inject('platform').url));
  const texts = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).flat();
  for (const printed of ['12,5', 'غ']) expect(texts.join('\n')).toContain(printed);

  const stranger = await accounts.newTeacher();
  expect(await send(getMarkSheet, { token: stranger.token, params: one })).toMatchObject({
    status: 404,
    body: { code: 'class-not-found' },
  });
  await call(deleteClass, { token, params });
  expect(await send(markSheetVersions.listVersions, { token, params: one })).toMatchObject({
    status: 404,
  });
  expect(await call(exportAccount, { token })).toMatchObject({ classes: [], markSheets: [] });
  // Deleting the account finds nothing of it either.
  await call(deleteAccount, { token });
});

it('marks are pasted after a preview, and typed one pupil at a time on a phone', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const { id: classId } = await call(addClass, { token, body: sampleClass });
  const sheet = await call(addMarkSheet, {
    token,
    params: { classId },
    body: { subject: 'الرياضيات', term: 1, content: { ...sampleMarks, marks: {} } },
  });
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar', width: 360, height: 640, hasTouch: true });
  await page.goto(`/classes/${classId}/marks/${sheet.id}`);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: say('record.paste') }).tap();
  const field = dialog.getByRole('textbox', { name: say('merge.pasteHere') });
  const copied = ['الفرض', '14', '9,25', '25'].join('\n');
  await field.focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(copied)});
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true });
    document.activeElement.dispatchEvent(paste);
  }`);
  const write = dialog.getByRole('button', { name: say('merge.write', { count: 2 }) });
  await write.waitFor();
  await expectTidy(page);
  // The dialog ends with its buttons, however long the table in it is.
  const below = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(
    document.querySelector('[role=dialog]'),
  )`;
  await expect.poll(() => page.evaluate(below)).toBe(0);
  await write.tap();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: say('record.oneByOne') }).tap();
  const key = (name: string) => dialog.getByRole('button', { name, exact: true });
  await key('9').waitFor();
  await expectTidy(page);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  for (const name of ['1', '2', ',5', say('entry.next'), say('review.absent'), say('entry.next')])
    await key(name).tap();
  await key(say('common.close')).tap();
  await page.getByText(say('documents.saved')).waitFor();
  // In the table the keypad does not cover the cell that it writes to.
  const cell = page.locator('[data-place="2:3"]');
  await cell.tap();
  const keypad = page.getByRole('group', { name: say('review.keypad') });
  await keypad.waitFor();
  const bottom = async () => ((box) => box && box.y + box.height)(await cell.boundingBox());
  await expect.poll(bottom).toBeLessThanOrEqual((await keypad.boundingBox())?.y ?? 0);
  // On a telephone held sideways all keys are visible in one row.
  await page.setViewportSize({ width: 740, height: 360 });
  const boxOf = (name: string) => keypad.getByRole('button', { name, exact: true }).boundingBox();
  await expect
    .poll(async () => {
      const [erase, next] = [
        await boxOf(say('review.erase')),
        await boxOf(say('review.acceptNext')),
      ];
      return erase && next && erase.x + erase.width <= next.x && next.x + next.width <= 740;
    })
    .toBe(true);
  const { document } = await call(getMarkSheet, { token, params: { classId, sheetId: sheet.id } });
  const rows = Object.values(document.content.marks);
  expect(rows).toEqual([
    { c1: { text: '12,5' }, c2: { text: '14' } },
    { c1: { text: 'غ' }, c2: { text: '9,25' } },
  ]);
});

it('the marks of a file are saved with its classes, once, and printed without the file', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const { bytes, listed } = ministryWorkbook(['2م3', '4م1'], 12);
  const file = { name: 'نقاط.xlsx', mimeType: spreadsheetType, buffer: Buffer.from(bytes) };
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar' });
  await page.goto('/classes');
  const dialog = page.getByRole('dialog');
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: say('classes.fromFile') }).click();
    await dialog.locator('input[type=file]').setInputFiles(file);
  };
  await choose();
  await dialog.getByRole('checkbox', { checked: true }).waitFor();
  await expectTidy(page);
  await dialog.getByRole('button', { name: say('classes.keepAll', { count: 2 }) }).click();
  const openMarks = (name: string) =>
    dialog.getByRole('link', { name: say('workbookMarks.openOf', { name }) });
  await openMarks('4م1').waitFor();
  await expectTidy(page);
  const classes = await call(listClasses, { token });
  const recorded = () =>
    Promise.all(classes.map(({ id }) => call(listMarkSheets, { token, params: { classId: id } })));
  const before = await recorded();
  expect(before).toMatchObject(listed.classes.map(({ subject }) => [{ subject, term: 1 }]));

  // The same file again changes nothing.
  await page.reload();
  await choose();
  const addAll = say('workbookMarks.addAll', { count: 2 });
  await dialog.getByRole('button', { name: addAll }).click();
  await openMarks('4م1').waitFor();
  await expect.poll(() => dialog.getByText(say('workbookMarks.same')).count()).toBe(2);
  expect(await recorded()).toEqual(before);

  await openMarks('2م3').click();
  const [first] = listed.classes[0]!.terms!;
  const row = first!.marks.findIndex(([mark]) => mark);
  const text = first!.marks[row]![0]!;
  await page.locator(`[data-place="${row}:2"]`, { hasText: text }).waitFor();

  const classIds = classes.map(({ id }) => id);
  const body = { coverImageKey: sampleCover, classIds, language: 'ar' as const };
  const { id: jobId } = await call(submitNotebook, { token, body });
  const { generatedFiles } = await notebooks.waitFor(token, jobId);
  const pdf = await fetch(new URL(generatedFiles[0]!.url, inject('platform').url));
  const printed = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).flat().join('\n');
  for (const { terms } of listed.classes) {
    for (const mark of terms![0]!.marks.flat()) expect(printed).toContain(mark);
  }
});
