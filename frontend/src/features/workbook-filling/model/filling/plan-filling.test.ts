import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { SampleTruth } from '#test/fixtures/gradebooks/sample-pages.ts';
import { gradebookSamples } from '#test/fixtures/gradebooks/samples.ts';
import { markRows, markWorkbookParts } from '#test/fixtures/spreadsheets/mark-workbooks.ts';
import { ministryWorkbook } from '#test/fixtures/spreadsheets/ministry-workbook.ts';
import { rawWorkbook, sheetXml, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { listedGradebook, sampleGradebook } from '#test/support/sample-gradebook.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable } from './fillable-workbook.ts';
import { planFilling, type FillingChoices } from './plan-filling.ts';

const headings = [
  'رقم التعريف',
  'اللقب',
  'الاسم',
  'تقويم النشاطات /20',
  'الفرض /20',
  'الاختبار /20',
];
const [ACTIVITIES, TEST, EXAM] = [3, 4, 5];
const pupil = (number: number, name: string, ...marks: readonly (string | number)[]) => [
  `1610000000000${number}`,
  name.slice(0, name.lastIndexOf(' ')),
  name.slice(name.lastIndexOf(' ') + 1),
  ...marks,
];
/** The sample gradebook's class in rows 2 to 6, in another order and with other spellings. */
const pupils = [
  pupil(3, 'زروقي أنس'),
  pupil(0, 'بن عيسى سلمى'),
  pupil(1, 'بوعلام يوسف', 9, 15),
  pupil(2, 'حداد مريم', '', 'abs'),
  pupil(4, 'مرابط هاجر'),
];
const book = (rows: readonly (readonly unknown[])[] = pupils, head = headings) =>
  workbook([
    ['تعليمات', worksheet([['املأ الجدول']])],
    ['1م1', worksheet([headings, pupil(8, 'بوزيد محمد'), pupil(9, 'قاسمي إيمان')])],
    ['2م3', worksheet([head, ...rows])],
  ]);
const plan = (page: Gradebook, choices?: FillingChoices, bytes = book()) =>
  planFilling(openFillable(bytes), page, choices);
const unmatchedRows = ({ rows }: ReturnType<typeof plan>) =>
  rows.filter((row) => !row.pupil).map(({ id, name }) => ({ id, name }));
const states = ({ cells }: ReturnType<typeof plan>, column: number) =>
  Object.fromEntries(
    cells
      .filter((cell) => cell.column === column)
      .map((cell) => [cell.cell, 'value' in cell ? `${cell.state} ${cell.value}` : cell.state]),
  );

describe('planning to fill a workbook', () => {
  it('chooses the sheet with the pupils, and the columns by their headings', () => {
    const found = plan(sampleGradebook());
    expect(found.sheet).toBe(2);
    expect(found.sheets).toEqual([
      { name: 'تعليمات', alike: 0 },
      { name: '1م1', alike: 0 },
      { name: '2م3', alike: 5 },
    ]);
    expect(found.columns.map(({ column, sources }) => [column, sources])).toEqual([
      [ACTIVITIES, ['c3']],
      [TEST, ['c4']],
      [EXAM, ['c5']],
    ]);
  });

  it('writes into empty cells, and leaves the others', () => {
    const found = plan(sampleGradebook());
    expect(states(found, EXAM)).toEqual({
      F2: 'write 10.5',
      F3: 'write 11',
      F4: 'write 17',
      F5: 'write 9',
      F6: 'write 18.5',
    });
    expect(states(found, ACTIVITIES)).toMatchObject({ D4: 'kept 16.5', D5: 'write abs' });
    expect(states(found, TEST)).toMatchObject({ E4: 'same', E5: 'kept 8.5' });
    expect(found.cells.find(({ cell }) => cell === 'D4')).toMatchObject({ there: '9' });
    expect(found.fills).toHaveLength(12);
    expect([unmatchedRows(found), found.unmatchedPupils]).toEqual([[], []]);
  });

  it('overwrites cells and columns that were chosen', () => {
    expect(states(plan(sampleGradebook(), { overwrite: new Set(['D4']) }), ACTIVITIES)).toEqual(
      states(plan(sampleGradebook(), { overwrite: new Set(['D']) }), ACTIVITIES),
    );
    const chosen = plan(sampleGradebook(), { overwrite: new Set(['D4', 'E']) });
    expect(states(chosen, ACTIVITIES)).toMatchObject({ D4: 'overwrite 16.5' });
    expect(states(chosen, TEST)).toMatchObject({ E4: 'same', E5: 'overwrite 8.5' });
    expect(chosen.fills).toHaveLength(14);
  });

  it('finds pupils by their numbers, whatever their names', () => {
    const renamed = pupils.map(([number], index) => [number, `Élève ${'ABCDE'[index]}`, 'X']);
    const found = plan(listedGradebook(), {}, book(renamed));
    expect(found.sheet).toBe(2);
    expect(states(found, EXAM)).toMatchObject({ F2: 'write 10.5', F3: 'write 11' });
    expect(unmatchedRows(found)).toEqual([]);
  });

  it('names unmatched pupils on both sides, and accepts the teacher’s choice', () => {
    const others = [...pupils.slice(0, 4), pupil(7, 'قاسمي إيمان')];
    const page = sampleGradebook({ '0,1': 'سعدي رتاج' });
    const found = plan(page, {}, book(others));
    expect(unmatchedRows(found)).toEqual([
      { id: 'r1', name: 'سعدي رتاج' },
      { id: 'r5', name: 'مرابط هاجر' },
    ]);
    expect(found.unmatchedPupils.map(({ row, name }) => [row, name])).toEqual([
      [3, 'بن عيسى سلمى'],
      [6, 'قاسمي إيمان'],
    ]);
    const chosen = plan(
      page,
      {
        pupils: new Map([
          ['r1', 3],
          ['r2', undefined],
        ]),
      },
      book(others),
    );
    expect(states(chosen, EXAM)).toEqual({ F2: 'write 10.5', F3: 'write 11', F5: 'write 9' });
    expect(unmatchedRows(chosen).map(({ id }) => id)).toEqual(['r2', 'r5']);
    expect(chosen.rows.filter((row) => row.chosen).map(({ id }) => id)).toEqual(['r1', 'r2']);
  });

  it('distinguishes pupils of one name by their order, if all others come in it too', () => {
    const [anas = [], selma = [], youssef = []] = pupils;
    const twins = [pupil(7, 'حداد مريم'), pupil(8, 'حداد مريم')] as const;
    const page = sampleGradebook({ '4,1': 'حداد مريم' });
    const inOrder = plan(page, {}, book([selma, youssef, twins[0], anas, twins[1]]));
    expect(states(inOrder, EXAM)).toMatchObject({ F4: 'write 9', F6: 'write 18.5' });
    const mixed = plan(page, {}, book([anas, selma, youssef, ...twins]));
    expect(Object.keys(states(mixed, EXAM))).toEqual(['F2', 'F3', 'F4']);
    expect(unmatchedRows(mixed).map(({ id }) => id)).toEqual(['r3', 'r5']);
  });

  it('accepts the chosen sheet and columns, and puts an average where it is requested', () => {
    const page = sampleGradebook();
    expect(plan(page, { sheet: 1 })).toMatchObject({ sheet: 1, cells: [], fills: [] });
    const withAverage = book(pupils, [...headings, 'المعدل']);
    const columns = new Map([
      [EXAM, []],
      [6, ['c6']],
    ]);
    expect(states(plan(page, {}, withAverage), 6)).toEqual({});
    const chosen = plan(page, { columns }, withAverage);
    expect(states(chosen, EXAM)).toEqual({});
    expect(states(chosen, 6)).toMatchObject({ G2: 'write 10.17', G3: 'write 11.67' });
  });

  it('does not write impossible marks', () => {
    const page = sampleGradebook({ '0,4': '21', '1,4': '1l', '3,4': '', '4,4': '9/10' });
    expect(states(plan(page), EXAM)).toEqual({
      F3: 'refused',
      F4: 'refused',
      F5: 'write 9',
      F6: 'write 18',
    });
    const reasons = plan(page).cells.map((cell) => 'reason' in cell && cell.reason);
    expect(reasons.filter(Boolean)).toEqual(['off-scale', 'unreadable']);
  });

  it('converts marks to the full mark of the chosen column', () => {
    const page = sampleGradebook();
    const columns = new Map([[EXAM, ['c5']]]);
    const tens = book(pupils, [...headings.slice(0, EXAM), 'الاختبار /10']);
    expect(states(plan(page, {}, tens), EXAM)).toEqual({});
    expect(states(plan(page, { columns }, tens), EXAM)).toMatchObject({ F2: 'write 5.25' });
  });

  it('writes the mean of several columns when none of their marks is missing', () => {
    const page = sampleGradebook({ '4,3': '', '3,2': 'غ', '3,3': 'abs', '1,2': '17,25' });
    const columns = new Map([[EXAM, ['c3', 'c4']]]);
    expect(states(plan(page, { columns }), EXAM)).toEqual({
      F2: 'write abs',
      F3: 'write 13',
      F4: 'write 16.13',
      F5: 'refused',
      F6: 'refused',
    });
  });

  it('leaves lines below the list alone', () => {
    const signed = book([...pupils, ['', 'حداد مريم', '', '', '']]);
    expect(plan(sampleGradebook(), {}, signed).pupils.map(({ row }) => row)).toEqual([
      2, 3, 4, 5, 6,
    ]);
  });

  it('finds no place in a workbook without a list', () => {
    const found = plan(sampleGradebook(), {}, workbook([['S', worksheet([['x']])]]));
    expect(found).toMatchObject({ sheet: 0, columns: [], cells: [], fills: [] });
    expect(unmatchedRows(found)).toHaveLength(5);
  });
});

describe('a plan for a sheet with every kind of cell', () => {
  const names = markRows
    .slice(4)
    .map(([, surname, givenName]) =>
      [surname, givenName].filter((part) => typeof part === 'string').join(' '),
    );
  const page = sampleGradebook(Object.fromEntries(names.map((name, row) => [`${row},1`, name])));
  const choose = new Map([[7, ['c6']]]);
  const bytes = zip(markWorkbookParts({ texts: 's' }));
  const found = plan(page, { columns: choose }, bytes);
  it('refuses calculated cells, and knows what is there', () => {
    expect(states(found, 7)).toEqual({
      H5: 'refused',
      H6: 'refused',
      H8: 'refused',
      H9: 'refused',
    } satisfies Record<string, string>);
    expect(states(found, 4)).toEqual({
      E5: 'kept 12',
      E6: 'write 16.5',
      E7: 'write غ',
      E8: 'kept 10',
      E9: 'write 18',
    });
    expect(states(found, 6)).toMatchObject({ G5: 'kept 11', G6: 'write 17', G9: 'kept 18,5' });
  });
  it('writes texts where the cells are for texts', () => {
    const texts = zip(markWorkbookParts({ texts: 's', markStyle: 2 }));
    expect(plan(page, {}, texts).fills).toContainEqual({ row: 6, column: 4, value: '16,5' });
  });
  it('fills exactly what it shows', () => {
    const filled = fillWorkbook(openFillable(bytes), found);
    const cells = read(filled).Sheets['4م1'];
    for (const { cell, ...outcome } of found.cells) {
      if (outcome.state === 'write') expect(cells?.[cell]).toMatchObject({ v: outcome.value });
    }
    expect(plan(page, { columns: choose }, Buffer.from(filled)).fills).toEqual([]);
  });
});

it('treats a cell with a truth value or an error as filled', () => {
  const cells = '<c r="B2" t="b"><v>0</v></c><c r="C2" t="e"><v>#N/A</v></c>';
  const head =
    '<row r="1"><c t="inlineStr"><is><t>الاسم واللقب</t></is></c><c t="inlineStr"><is><t>الفرض</t></is></c><c t="inlineStr"><is><t>الاختبار</t></is></c></row>';
  const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>بن عيسى سلمى</t></is></c>${cells}</row>`;
  const found = plan(sampleGradebook(), {}, rawWorkbook(sheetXml(head + row)));
  expect(found.cells.map(({ cell, state, there }) => [cell, state, there])).toEqual([
    ['B2', 'kept', 'FALSE'],
    ['C2', 'kept', '#N/A'],
  ]);
});

it('fills the sheets of a whole ministry workbook, each with its own class', () => {
  const { bytes, listed } = ministryWorkbook();
  const opened = openFillable(bytes);
  listed.classes.forEach(({ name, pupils: ofClass }, index) => {
    const sample = sampleGradebook();
    const page: Gradebook = {
      ...sample,
      rows: ofClass.map(({ fullName }, row) => ({
        id: `r${row}`,
        cells: [String(row + 1), fullName, '12', '13,5', 'غ', ''].map((text) => ({ text })),
      })),
    };
    const found = planFilling(opened, page);
    expect(found.sheets[found.sheet]?.name).toBe(name);
    expect(found.sheet).toBe(index);
    expect([unmatchedRows(found), found.unmatchedPupils]).toEqual([[], []]);
    expect(found.cells).toHaveLength(120);
  });
});

it.each(Object.keys(gradebookSamples))('fills in the marks of the sample page %s', (name) => {
  const file = (path: string) =>
    readFileSync(new URL(`../../../../../../test/fixtures/gradebooks/${path}`, import.meta.url));
  const truth = JSON.parse(file(`${name}.json`).toString()) as SampleTruth;
  const { columns, rows, options, className } = truth;
  const { language, digits } = options;
  const page = { language, digits, title: '', columns, rows, warnings: [] } as unknown as Gradebook;
  const bytes = file(`mark-entry-${language}.xlsx`);
  const found = planFilling(openFillable(bytes), page);
  expect(found.sheets[found.sheet]?.name).toBe(className);
  expect(unmatchedRows(found)).toEqual([]);
  // A pupil who came after the page was written.
  expect(found.unmatchedPupils).toHaveLength(1);
  // The sheet has one column of tests and the page has two, so the teacher chooses.
  const marks = columns.filter(({ kind, role }) => kind === 'mark' && role !== 'test');
  const tests = columns.filter(({ role }) => role === 'test');
  const mapped = found.columns.filter(({ sources }) => sources.length > 0);
  expect(mapped).toHaveLength(marks.length + (tests.length === 1 ? 1 : 0));
  const filled = read(fillWorkbook(openFillable(bytes), found)).Sheets[className];
  for (const {
    pupil: { row },
    column,
    source,
  } of found.cells.filter(({ state }) => state === 'write')) {
    const [id] = mapped.find((one) => one.column === column)?.sources ?? [];
    const index = columns.findIndex((one) => one.id === id);
    const text = rows.find((one) => one.id === source)?.cells[index]?.text ?? '';
    const there = filled?.[utils.encode_cell({ r: row - 1, c: column })] as { v: unknown };
    expect(parseMark(String(there.v))).toEqual(parseMark(text));
  }
});
