import { expect, inject } from 'vitest';
import { read, write } from 'xlsx';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import {
  additio,
  canvas,
  classroom,
  exported,
  idoceo,
  moodle,
} from '../fixtures/spreadsheets/exports.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

const text = (name: string, rows: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(exported(rows)),
});
/** The rows as the program saves them in another format, with texts as they are. */
const book = (name: string, rows: readonly string[], bookType: 'ods' | 'xlsx') => {
  const bytes: unknown = write(read(exported(rows), { type: 'string', raw: true }), {
    ...{ bookType, type: 'buffer' },
  });
  if (!Buffer.isBuffer(bytes)) throw new Error('no bytes');
  return { name, mimeType: 'application/octet-stream', buffer: bytes };
};

interface Moved {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  /** What is answered about the full marks that the file does not say. */
  readonly outOf?: number;
  /** The presses after the file was chosen. */
  readonly presses: number;
  /** `class: column /scale …: pupil marks …`. */
  readonly kept: readonly string[];
}

const moved: readonly Moved[] = [
  {
    file: text('2026-11-30T0247_Grades-MATH2.csv', canvas),
    presses: 1,
    kept: [
      '2AM1: Quiz 1 /10, Homework 1: fractions /25, Essay /40: Benali Karim 8.50 20.00 31.00; Cherif Amina · · 36.50',
      '2AM2: Quiz 1 /10, Homework 1: fractions /25, Essay /40: Dali Youcef Sara · 18.00 25.00; Haddad Omar 7.00 22.50 38.00',
    ],
  },
  {
    file: book('MATH2 Grades.ods', moodle, 'ods'),
    outOf: 20,
    presses: 2,
    kept: [
      'Sheet1: Quiz: Fractions /10, Assignment: Page 12 /20: Benali Karim 8.50 15.00; Cherif Amina 9.00 18.50; Dali Youcef Sara · 12.00',
    ],
  },
  {
    file: text('2AM3 Maths.csv', classroom),
    presses: 1,
    kept: [
      '2AM3 Maths: Quiz 1 /10, Fractions poster /7, Project (draft) /150: Benali Karim 8.5 6 78; Cherif Amina 9 6.5 ·; Dali Youcef Sara · 5 140',
    ],
  },
  {
    file: text('2AM4.csv', idoceo),
    outOf: 10,
    presses: 2,
    kept: [
      '2AM4: Control 1 /10, Control 2 /10, Trabajo /10: Benali Karim 7,5 8 9; Cherif Amina 9 9,25 8.5; Dali Youcef Sara · 6 7',
    ],
  },
  {
    file: book('2AM5.xlsx', additio, 'xlsx'),
    outOf: 10,
    presses: 2,
    kept: [
      'Sheet1: Examen 1 /10, Deberes /10, Participación /10: Benali Karim 7,50 8,00 9,00; Cherif Amina 9,00 9,25 8,50; Dali Youcef Sara · 6,00 7,00',
    ],
  },
];

/** The saved classes with their marks, as the table above says them. */
async function savedMarks(token: string): Promise<string[]> {
  const classes = await call(listClasses, { token });
  const said = classes.map(async ({ id: classId, name }) => {
    const { pupils } = await call(getClass, { token, params: { classId } });
    const [sheet] = await call(listMarkSheets, { token, params: { classId } });
    if (!sheet) return name;
    const params = { classId, sheetId: sheet.id };
    const { columns, marks } = (await call(getMarkSheet, { token, params })).document.content;
    const headings = columns.map(({ heading, scale }) => `${heading} /${scale}`).join(', ');
    const rows = pupils.map(({ id, fullName }) =>
      [fullName, ...columns.map((column) => marks[id]?.[column.id]?.text ?? '·')].join(' '),
    );
    return `${name}: ${headings}: ${rows.join('; ')}`;
  });
  return (await Promise.all(said)).toSorted();
}

for (const { file, outOf, presses, kept } of moved) {
  it(`an export of another program is moved in without typing: ${file.name}`, async ({ open }) => {
    const account = await accounts.newTeacher();
    const say = textsIn('en-US');
    const page = await open({ account });
    const dialog = page.getByRole('dialog');
    let pressed = 0;
    const press = async (name: string) => {
      pressed += 1;
      await dialog.getByRole('button', { name, exact: true }).click();
    };
    await page.goto('/classes');
    await page
      .getByRole('button', { name: say('classes.fromFile') })
      .first()
      .click();
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByText(say('workbookMarks.alsoHelp')).waitFor();
    await dialog.getByRole('table').waitFor();
    if (outOf) {
      await press(say('preview.outOf', { scale: outOf }));
      await dialog.getByText(say('preview.fullMarksSaid')).waitFor();
    }
    const [name = ''] = (kept[0] ?? '').split(':');
    await press(
      kept.length > 1
        ? say('classes.keepAll', { count: kept.length })
        : say('classes.keepOne', { name }),
    );
    await expect.poll(() => savedMarks(account.token)).toEqual(kept);
    expect(pressed).toBe(presses);
  });
}
