import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { ministryWorkbook } from '#test/fixtures/spreadsheets/ministry-workbook.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { fillClasses, planClasses, type BookOfClass } from './fill-classes.ts';
import { openFillable } from './fillable-workbook.ts';

const headings = ['رقم التعريف', 'اللقب', 'الاسم', 'الفرض /20', 'الاختبار /20'];
const classes = {
  '2م1': ['بن عيسى سلمى', 'بوعلام يوسف', 'حداد مريم'],
  '2م3': ['زروقي أنس', 'مرابط هاجر', 'قاسمي إيمان'],
};
type Name = keyof typeof classes;

const sheetOf = (names: readonly string[], marks: readonly (readonly unknown[])[] = []) =>
  worksheet([
    headings,
    ...names.map((name, index) => {
      const [surname, ...given] = [name.slice(0, name.lastIndexOf(' ')), name.split(' ').at(-1)];
      return [`16100${index}`, surname, ...given, ...(marks[index] ?? ['', ''])];
    }),
  ]);
const bookOf = (
  classId: string,
  names: readonly string[],
  marks: readonly (readonly [string, string])[],
): BookOfClass => ({
  classId,
  book: {
    ...{ language: 'ar', digits: 'western', title: classId, warnings: [] },
    columns: [
      { id: 'n', kind: 'name', heading: '' },
      { id: 't', kind: 'mark', heading: 'الفرض', role: 'test', scale: 20 },
      { id: 'e', kind: 'mark', heading: 'الاختبار', role: 'exam', scale: 20 },
    ],
    rows: names.map((name, index) => ({
      id: `r${index}`,
      cells: [name, ...(marks[index] ?? ['', ''])].map((text) => ({ text })),
    })),
  } satisfies Gradebook,
});
const cellsOf = (bytes: Uint8Array, sheet: Name) =>
  utils
    .sheet_to_json<(string | number | undefined)[]>(read(bytes).Sheets[sheet]!, { header: 1 })
    .slice(1)
    .map((row) => [row[3] ?? '', row[4] ?? '']);

const file = workbook([
  ['تعليمات', worksheet([['املأ الجدول']])],
  [
    '2م1',
    sheetOf(classes['2م1'], [
      ['', ''],
      [9, ''],
    ]),
  ],
  ['2م3', sheetOf(classes['2م3'])],
]);
const books = [
  bookOf('b', classes['2م3'], [
    ['10', '11'],
    ['غ', '12,5'],
    ['25', ''],
  ]),
  bookOf(
    'a',
    [...classes['2م1'], 'غريب كريم'],
    [
      ['14', '15'],
      ['16', '17'],
      ['', ''],
      ['5', '5'],
    ],
  ),
  bookOf('c', ['شخص أول', 'شخص ثان', 'شخص ثالث'], [['1', '2']]),
];

describe('filling a workbook with all classes', () => {
  const opened = openFillable(file);
  const planned = planClasses(opened, books);

  it('gives each class the sheet with its pupils, and says what it leaves', () => {
    expect(planned.map(({ filling }) => filling)).toMatchObject([
      { classId: 'b', sheet: '2م3', writes: 4, same: 0, kept: 0, refused: 1, strangers: 0 },
      { classId: 'a', sheet: '2م1', writes: 3, same: 0, kept: 1, refused: 0, strangers: 1 },
      { classId: 'c', writes: 0, same: 0, kept: 0, refused: 0, strangers: 0 },
    ]);
  });

  it('writes all of them into one file, and nothing else', () => {
    const filled = fillClasses(opened, planned);
    expect(cellsOf(filled, '2م3')).toEqual([
      [10, 11],
      ['غ', 12.5],
      ['', ''],
    ]);
    expect(cellsOf(filled, '2م1')).toEqual([
      [14, 15],
      [9, 17],
      ['', ''],
    ]);
  });

  it('gives a sheet to one class only', () => {
    const twin = { ...books[0]!, classId: 'twin' };
    const fillings = planClasses(opened, [books[0]!, twin]).map(({ filling }) => filling.sheet);
    expect(fillings).toEqual(['2م3', undefined]);
  });

  const fillingOf = (sheets: Parameters<typeof workbook>[0], book: Partial<BookOfClass>) =>
    planClasses(openFillable(workbook(sheets)), [
      { ...bookOf('x', classes['2م3'], [['10', '11']]), ...book },
    ])[0]?.filling;
  const { book } = bookOf('2م3', classes['2م3'], [['10', '11']]);

  it('takes the sheet of the term, where each term has one', () => {
    const sheets: Parameters<typeof workbook>[0] = [
      ['2م3 الفصل 1', sheetOf(classes['2م3'])],
      ['2م3 الفصل 2', sheetOf(classes['2م3'].slice(0, 2))],
    ];
    expect(fillingOf(sheets, { term: 1 })?.sheet).toBe('2م3 الفصل 1');
    expect(fillingOf(sheets.slice(0, 1), { term: 2 })).toMatchObject({ unclear: 'otherTerm' });
  });

  it('takes the sheet with the name of the class, or none if several list its pupils', () => {
    const sheets: Parameters<typeof workbook>[0] = [
      ['1م3', sheetOf(classes['2م3'])],
      ['2م3', sheetOf(classes['2م3'])],
    ];
    expect(fillingOf(sheets, { book })?.sheet).toBe('2م3');
    expect(fillingOf(sheets, {})).toMatchObject({ writes: 0, unclear: 'severalSheets' });
  });

  it('gives a sheet to the class that it names, before others with its pupils', () => {
    const older = bookOf('1م3', classes['2م3'], [['5', '5']]);
    const fillings = planClasses(opened, [older, { classId: 'new', book }]);
    expect(fillings.map(({ filling }) => filling.sheet)).toEqual([undefined, '2م3']);
  });

  it('fills only the columns of the term', () => {
    const names = classes['2م3'];
    const one = worksheet([
      ['اللقب والاسم', 'الفرض - الفصل الأول', 'الفرض - الفصل الثاني'],
      ...names.map((name) => [name, '', '']),
    ]);
    const file = openFillable(workbook([['2م3', one]]));
    const [planned] = planClasses(file, [{ classId: 'x', book, term: 2 }]);
    expect(planned?.plan?.fills.map(({ column }) => column)).toEqual([2]);
  });

  it('changes nothing without marks', () => {
    const { bytes } = ministryWorkbook(['2م1'], 3);
    const workbookOfOthers = openFillable(bytes);
    expect(fillClasses(workbookOfOthers, planClasses(workbookOfOthers, books))).toEqual(
      new Uint8Array(bytes),
    );
  });
});
