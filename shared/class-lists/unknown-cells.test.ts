import { describe, expect, it } from 'vitest';
import { entry, rawWorkbook, sheetXml, textRow } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '../spreadsheet/workbook/read-workbook.ts';
import { readClasses } from './read-classes.ts';

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: number) => `<c><v>${value}</v></c>`;
const row = (at: number, ...cells: readonly string[]) => `<row r="${at}">${cells.join('')}</row>`;
/** How a writer stores a formula, and what it says about calculating. */
type Writer = readonly [name: string, formula: string, calcPr?: string];
const unsaved = '<c><f>10+2</f></c>';

const pupils = ['بوزيد ريان', 'حمداني سارة', 'قاسمي ياسين', 'زروقي لينة', 'مرابط أنس'];
const headings = ['الرقم', 'اللقب والاسم', 'تاريخ الميلاد', 'الفرض /20', 'الاختبار /20', 'المعدل'];
/** The class of a sheet with formulas in these columns (from 0), and nothing wrong in the others. */
function read(
  columns: readonly number[],
  { formula = unsaved, calcPr = '', above = '', headed = headings.map(text) } = {},
) {
  const rows = pupils.map((name, index) => {
    const cells = [
      ...[number(index + 1), text(name), text(`0${index + 1}/03/2012`)],
      ...[number(10 + index), number(12), number(11)],
    ];
    return row(index + 4, ...cells.map((cell, at) => (columns.includes(at) ? formula : cell)));
  });
  const xml = sheetXml(above + row(3, ...headed) + rows.join(''));
  const workbook = entry(
    'xl/workbook.xml',
    `<workbook xmlns:r="r"><sheets><sheet name="2م3" sheetId="1" r:id="rId1"/></sheets>${calcPr}</workbook>`,
  );
  const reading = readClasses(readWorkbook(rawWorkbook(xml, workbook), { inflate }));
  return {
    problems: reading.problems.map(({ code, params }) => [code, params?.['cells'] ?? '']),
    questions: reading.questions.length,
    listed: reading.listed.classes.map(({ pupils: found, terms = [] }) => ({
      names: found.map(({ fullName }) => fullName),
      marks: terms[0]?.columns.map(({ heading }) => heading),
    })),
  };
}
const said = (column: string, heading: string) => `${column}4:${column}8 (\u2068${heading}\u2069)`;

const toCompute = '<calcPr calcId="124519" fullCalcOnLoad="1"/>';
const writers: readonly Writer[] = [
  ['openpyxl', '<c><f>10+2</f><v></v></c>', toCompute],
  ['openpyxl, with its own tag', '<c><f>10+2</f><v /></c>', toCompute],
  ['XlsxWriter', '<c><f>10+2</f><v>0</v></c>', toCompute],
  [
    'XlsxWriter, to be computed by hand',
    '<c><f>10+2</f><v>0</v></c>',
    '<calcPr calcId="124519" calcMode="manual"/>',
  ],
  ['exceljs', unsaved, '<calcPr calcId="171027"/>'],
  ['Apache POI', '<c s="0"><f>10+2</f></c>'],
  ['SheetJS', '<c t="e"><f>10+2</f></c>'],
  [
    'a program that stopped computing',
    '<c><f>10+2</f><v>12</v></c>',
    '<calcPr calcCompleted="0"/>',
  ],
  [
    'a program whose results are old',
    '<c><f>10+2</f><v>12</v></c>',
    '<calcPr fullCalcOnLoad="true"/>',
  ],
  ['a program that keeps old texts', '<c t="str"><f>10+2</f><v>12</v></c>', toCompute],
];

describe.each(writers)('formulas without results by %s', (_, formula, calcPr = '') => {
  it.each([
    ['names', 1, 'B', 'اللقب والاسم'],
    ['dates of birth', 2, 'C', 'تاريخ الميلاد'],
    ['marks', 4, 'E', 'الاختبار /20'],
  ])('among the %s make the class unusable and are named', (__, at, column, heading) => {
    const { problems, listed, questions } = read([at], { formula, calcPr });
    expect(problems).toEqual([['formulas-without-results', said(column, heading)]]);
    expect([listed, questions]).toEqual([[], 0]);
  });

  it('among the averages are left out and named, and the marks are read', () => {
    const { problems, listed } = read([5], { formula, calcPr });
    expect(problems).toEqual([['formulas-left-out', said('F', 'المعدل')]]);
    expect(listed).toEqual([{ names: pupils, marks: ['الفرض /20', 'الاختبار /20'] }]);
  });
});

describe('a formula without a result', () => {
  const unusable = (...cells: readonly string[]) => [
    ['formulas-without-results', cells.join(', ')],
  ];

  it('is named with all others of its sheet', () => {
    expect(read([1, 3, 5]).problems).toEqual([
      ...unusable(said('B', 'اللقب والاسم'), said('D', 'الفرض /20')),
      ['formulas-left-out', said('F', 'المعدل')],
    ]);
  });

  it.each([0, 1, 3, 4])('is not passed over in heading %i', (at) => {
    const headed = headings.map((heading, column) => (column === at ? unsaved : text(heading)));
    const cell = `${'ABCDEF'.charAt(at)}3`;
    expect(read([], { headed }).problems).toEqual(unusable(cell));
  });

  it('is not replaced by the cell behind it when it is the name of the class', () => {
    const above = row(1, text('القسم :'), unsaved, text('الأستاذ : فلان'));
    expect(read([], { above })).toMatchObject({ problems: unusable('B1'), listed: [] });
  });

  it('above the headings is named when it may say anything', () => {
    const above = row(1, text('وثيقة'), unsaved);
    const { problems, listed } = read([], { above });
    expect(problems).toEqual([['formulas-left-out', 'B1']]);
    expect(listed).toHaveLength(1);
  });

  it('in a row number does not matter', () => {
    expect(read([0])).toMatchObject({ problems: [], listed: [{ names: pupils }] });
  });

  it('in a list without headings may be a name', () => {
    const rows = pupils.map((name, at) => row(at + 1, number(at + 1), unsaved, text(name)));
    const sheets = readWorkbook(rawWorkbook(sheetXml(rows.join(''))), { inflate });
    const { problems, questions, listed } = readClasses(sheets);
    expect(problems.map(({ code }) => code)).toEqual(['formulas-without-results']);
    expect([questions, listed.classes]).toEqual([[], []]);
  });

  it('under the list, where totals are, does not matter', () => {
    const list = textRow(1, 'الاسم', 'الفرض') + row(2, text('بوزيد ريان'), number(12));
    const total = row(3, text('المعدل'), unsaved);
    const sheets = readWorkbook(rawWorkbook(sheetXml(list + total)), { inflate });
    expect(readClasses(sheets).problems).toEqual([]);
  });

  it('makes a name unusable also below the last one that is known', () => {
    const list = textRow(1, 'الاسم', 'الفرض') + row(2, text('بوزيد ريان'), number(12));
    const sheets = readWorkbook(rawWorkbook(sheetXml(list + row(3, unsaved, number(9)))), {
      inflate,
    });
    expect(readClasses(sheets).problems.map(({ params }) => params?.['cells'])).toEqual([
      'A3 (\u2068الاسم\u2069)',
    ]);
  });

  it('names the class of each pupil', () => {
    const list = textRow(1, 'القسم', 'الاسم') + row(2, text('1م1'), text('بوزيد ريان'));
    const sheets = readWorkbook(
      rawWorkbook(sheetXml(list + row(3, unsaved, text('حمداني سارة')))),
      { inflate },
    );
    expect(readClasses(sheets).problems.map(({ code }) => code)).toEqual([
      'formulas-without-results',
    ]);
  });
});

it('an error is named, and the other cells of its column are read', () => {
  const error = '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>';
  const list =
    textRow(1, 'الاسم', 'الفرض', 'المعدل') +
    row(2, text('بوزيد ريان'), number(12), error) +
    row(3, text('حمداني سارة'), error, number(9));
  const { problems, listed } = readClasses(readWorkbook(rawWorkbook(sheetXml(list)), { inflate }));
  expect(problems.map(({ code, params }) => [code, params?.['cells']])).toEqual([
    ['formula-errors', 'C2 (\u2068المعدل\u2069, #DIV/0!), B3 (\u2068الفرض\u2069, #DIV/0!)'],
  ]);
  expect(listed.classes[0]?.terms?.[0]?.marks).toEqual([
    ['12', ''],
    ['', '9'],
  ]);
});
