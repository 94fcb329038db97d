import { readFile } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { read, type CellObject } from 'xlsx';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import {
  FIRST_PUPIL,
  handInClasses,
  handInFile,
  type HandInClass,
} from '../fixtures/spreadsheets/hand-in-files.ts';
import { compareWorkbooks } from '../support/changed-cells.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));
const OWN = '=1+1 تحسن واضح 👏';
/** The goal for a teacher of six classes. */
const MOST_PRESSES = 8;

/** Records a class with its marks and one appraisal of the teacher's own. */
async function record(token: string, { name, pupils, marks }: HandInClass) {
  const kept = await call(addClass, {
    token,
    body: {
      ...{ name, subject: 'الرياضيات', level: 'Secondary' },
      pupils: pupils.map(({ surname, givenName, registrationNumber }) => ({
        ...{ fullName: `${surname} ${givenName}`, registrationNumber },
      })),
    },
  });
  const ids = ['c1', 'c2', 'c3'];
  const { id: sheetId } = await call(addMarkSheet, {
    token,
    params: { classId: kept.id },
    body: {
      ...{ subject: 'الرياضيات', term: 1 },
      content: {
        columns: [
          { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
          { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
          { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
        ],
        marks: Object.fromEntries(
          kept.pupils.map(({ id }, index) => [
            id,
            Object.fromEntries(
              ids.flatMap((column, at) => {
                const text = marks[index]?.[at] ?? '';
                return text === '' ? [] : [[column, { text }]];
              }),
            ),
          ]),
        ),
        averages: {
          ...{ preset: 'middle-2022', scale: 20 },
          parts: [
            { roles: ['activities', 'test'], weight: 1 },
            { roles: ['exam'], weight: 2 },
          ],
        },
        remarks: { [kept.pupils[1]!.id]: OWN },
      },
    },
  });
  return { classId: kept.id, sheetId, pupils: kept.pupils };
}

it('appraisals of six classes are proposed and written into six files in a few presses', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const classes = handInClasses(6, 8);
  const recorded = await Promise.all(classes.map((one) => record(token, one)));
  const files = classes.map((one) => handInFile(one));
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar' });
  let presses = 0;
  const press = async (name: string, role: 'button' | 'link' = 'button'): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).click();
    presses += 1;
  };
  await page.goto('/classes');
  await press(say('filling.classes'), 'link');
  // The term of the day of the test may be another one.
  await page.getByLabel(say('filling.term')).selectOption('1');
  await press(say('appraisals.propose', { count: 6 }));
  await page.getByText(say('appraisals.proposed', { count: 6 * (7 + 6) })).waitFor();
  await expectTidy(page);

  // The file that a press on the field would ask for, and its choice.
  await page.getByLabel(say('filling.files')).setInputFiles(
    files.map((bytes, index) => ({
      ...{ name: `${classes[index]!.name}.xlsx`, mimeType: spreadsheetType },
      buffer: Buffer.from(bytes),
    })),
  );
  presses += 2;
  const save = say('filling.saveCells', { count: 6 * (7 + 7), files: 6 });
  await page.getByRole('button', { name: save }).waitFor();
  await expectTidy(page);
  const downloads: Promise<Uint8Array>[] = [];
  const all = new Promise<void>((resolve) => {
    page.on('download', (download) => {
      downloads.push(download.path().then((path) => readFile(path)));
      if (downloads.length === files.length) resolve();
    });
  });
  await press(save);
  await all;
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

  const saved = await Promise.all(downloads);
  for (const [index, { classId, sheetId, pupils }] of recorded.entries()) {
    const stored = async () =>
      (await call(getMarkSheet, { token, params: { classId, sheetId } })).document.content;
    // The files have what the page shows, which is sent a moment later.
    await expect.poll(async () => Object.keys((await stored()).advice ?? {})).toHaveLength(7);
    const { remarks = {}, advice = {} } = await stored();
    expect(remarks[pupils[1]!.id]).toBe(OWN);
    const { name } = classes[index]!;
    const filled = saved.find((bytes) => read(bytes).SheetNames[0] === name)!;
    const cells = read(filled).Sheets[name] as Record<string, CellObject | undefined>;
    const rows = pupils.map((_, at) => FIRST_PUPIL + at);
    const shown = (column: string) => rows.map((row) => cells[`${column}${row}`]?.v ?? '');
    expect(shown('H')).toEqual(pupils.map(({ id }) => remarks[id] ?? ''));
    expect(shown('I')).toEqual(pupils.map(({ id }) => advice[id] ?? ''));
    // Neighbours do not read alike, and a pupil without an average gets nothing.
    const texts = shown('H').slice(0, -1);
    expect(texts.every((text, at) => text !== '' && text !== texts[at + 1])).toBe(true);
    expect([shown('H').at(-1), shown('I').at(-1)]).toEqual(['', '']);
    const { parts, cells: changed, isRestSame } = compareWorkbooks(files[index]!, filled);
    expect(parts).toHaveLength(1);
    expect(isRestSame).toBe(true);
    expect(changed.every((at) => /^[HI]\d+$/.test(at))).toBe(true);
    expect(changed).toHaveLength(14);
  }
});
