import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { linesOf, type PdfLine } from '#frontend/lib/pdf/page-rules.ts';
import type { PdfText } from '#frontend/lib/pdf/page-text.ts';
import { tablesOfPage, type PageTable } from './page-tables.ts';
import { sheetsOfTables } from './pdf-tables.ts';

const across = (at: number, from: number, to: number): PdfLine => ({
  ...{ isUpright: false, at, from, to },
});
const upright = (at: number, from: number, to: number): PdfLine => ({
  ...{ isUpright: true, at, from, to },
});
const words = (text: string, x: number, y: number): PdfText => ({
  ...{ text, x, y, width: text.length * 5, height: 10 },
});

/** Two columns and three rows: the cell at the lower left covers two rows. */
const lines = [
  ...[700, 660, 600].map((at) => across(at, 100, 300)),
  across(630, 200, 300),
  ...[100, 200, 300].map((at) => upright(at, 600, 700)),
];
const pieces = [
  words('Progression de 5e', 100, 740),
  words('Semaine', 110, 680),
  words('Leçon', 210, 680),
  words('1', 110, 640),
  words('Fractions', 210, 640),
  words('Décimaux', 210, 610),
];

it('the cells of a table are between its lines, and the line above is its title', () => {
  expect(tablesOfPage({ pieces, rules: [] }, lines)).toEqual([
    {
      title: 'Progression de 5e',
      sides: [100, 200, 300],
      rows: 3,
      cells: [
        { row: 0, column: 0, width: 1, height: 1, text: 'Semaine' },
        { row: 0, column: 1, width: 1, height: 1, text: 'Leçon' },
        { row: 1, column: 0, width: 1, height: 2, text: '1' },
        { row: 1, column: 1, width: 1, height: 1, text: 'Fractions' },
        { row: 2, column: 1, width: 1, height: 1, text: 'Décimaux' },
      ],
      emptyAtEnd: [],
    },
  ]);
});

it('columns of an Arabic table count from the right', () => {
  const arabic = [words('الأسبوع', 210, 680), words('الدرس', 110, 680)];
  const [table] = tablesOfPage({ pieces: arabic, rules: [] }, lines);
  expect(table?.cells.map(({ column, text }) => [column, text])).toEqual([
    [1, 'الدرس'],
    [0, 'الأسبوع'],
  ]);
});

it('words that are written up the page are of their cell', () => {
  const turned: PdfText = { ...words('Nombres', 150, 605), isTurned: true };
  const [table] = tablesOfPage({ pieces: [...pieces.slice(1, 3), turned], rules: [] }, lines);
  expect(table?.cells.at(-1)).toMatchObject({ row: 1, column: 0, height: 2, text: 'Nombres' });
});

it('words up the page that are drawn over the next cell are of their own', () => {
  const turned = (text: string, x: number): PdfText => ({ ...words(text, x, 670), isTurned: true });
  const over = [turned('Nom', 190), turned('bres', 210), words('15', 250, 680)];
  const [table] = tablesOfPage({ pieces: [...over, ...pieces.slice(3)], rules: [] }, lines);
  expect(table?.cells.slice(0, 2).map(({ text }) => text)).toEqual(['Nom bres', '15']);
});

it('a table that continues on the next page is one, with the cells that it covers', () => {
  const [table] = tablesOfPage({ pieces, rules: [] }, lines);
  const [sheet, ...others] = sheetsOfTables([[table!], [{ ...table!, title: 'Page 2' }]]);
  expect(others).toEqual([]);
  expect(sheet?.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [1, 'Progression de 5e'],
    [2, 'Semaine', 'Leçon'],
    [3, '1', 'Fractions'],
    [4, undefined, 'Décimaux'],
    [5, 'Semaine', 'Leçon'],
    [6, '1', 'Fractions'],
    [7, undefined, 'Décimaux'],
  ]);
  expect(sheet?.mergedCells).toEqual([
    { row: 3, column: 0, width: 1, height: 2 },
    { row: 6, column: 0, width: 1, height: 2 },
  ]);
});

it('a table goes on where a border is moved, is drawn there alone, or is missing', () => {
  const table = (sides: readonly number[], texts: readonly string[]): PageTable => ({
    ...{ title: '', sides, rows: 1, emptyAtEnd: [] },
    cells: texts.map((text, column) => ({ ...{ row: 0, column, width: 1, height: 1 }, text })),
  });
  const [sheet, ...others] = sheetsOfTables([
    [table([0, 40, 100, 200, 400], ['Week', 'Topic', 'Sub-topic', 'Activities'])],
    [table([0, 40, 112, 200, 400], ['1', 'Numbers', 'Fractions', 'a'])],
    [table([0, 40, 100, 200, 203, 400], ['2', 'Numbers', 'Decimals', '', 'b'])],
    [table([0, 40, 200, 400], ['3', 'Roots', 'c'])],
  ]);
  expect(others).toEqual([]);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ['Week', 'Topic', 'Sub-topic', 'Activities'],
    ['1', 'Numbers', 'Fractions', 'a'],
    ['2', 'Numbers', 'Decimals', 'b'],
    ['3', undefined, 'Roots', 'c'],
  ]);
});

const cell = (row: number, column: number, text: string, [width, height] = [1, 1]) => ({
  ...{ row, column, width, height, text },
});
const textsOf = (pages: readonly (readonly PageTable[])[]) =>
  sheetsOfTables(pages)[0]?.rows.map(({ cells }) => cells);

it('rows whose borders do not meet those of the headings are in the columns of the headings', () => {
  const table: PageTable = {
    ...{ title: '', sides: [0, 40, 52, 200, 207, 400], rows: 3, emptyAtEnd: [] },
    cells: [
      ...[cell(0, 0, 'Week'), cell(0, 1, 'Unit', [3, 1]), cell(0, 4, 'Lesson')],
      ...[cell(1, 0, '1', [2, 1]), cell(1, 2, 'Numbers'), cell(1, 3, 'Roots', [2, 1])],
      ...[cell(2, 0, '2'), cell(2, 1, 'Powers', [2, 1]), cell(2, 3, 'Signs', [2, 1])],
    ],
  };
  expect(textsOf([[table]])).toEqual([
    ['Week', undefined, 'Unit', undefined, 'Lesson'],
    ['1', undefined, 'Numbers', undefined, 'Roots'],
    ['2', undefined, 'Powers', undefined, 'Signs'],
  ]);
});

it('the text in the middle of a cell over two pages is of its rows on both', () => {
  const sides = [0, 40, 100, 200];
  const first: PageTable = {
    ...{ title: '', sides, rows: 3, emptyAtEnd: [{ row: 1, column: 0, width: 1, height: 2 }] },
    cells: [
      ...[cell(0, 0, 'Semaine'), cell(0, 1, 'Leçon'), cell(0, 2, 'Durée')],
      ...[cell(1, 1, 'Racines'), cell(1, 2, '1'), cell(2, 1, 'Signes'), cell(2, 2, '1')],
    ],
  };
  const next: PageTable = {
    ...{ title: '', sides, rows: 2, emptyAtEnd: [] },
    cells: [
      ...[cell(0, 0, '15'), cell(0, 1, 'Cercles'), cell(0, 2, '2')],
      ...[cell(1, 0, '16'), cell(1, 1, 'Angles'), cell(1, 2, '2')],
    ],
  };
  const [sheet] = sheetsOfTables([[first], [next]]);
  expect(sheet?.rows.map(({ cells: [week] }) => week)).toEqual([
    'Semaine',
    '15',
    undefined,
    undefined,
    '16',
  ]);
  expect(sheet?.mergedCells).toEqual([{ row: 3, column: 0, width: 1, height: 3 }]);
});

it('a row that goes on at the top of the next page is one', () => {
  const sides = [0, 40, 200, 300];
  const page = (...cells: PageTable['cells']): PageTable => ({
    ...{ title: '', sides, emptyAtEnd: [], cells },
    rows: Math.max(...cells.map(({ row }) => row)) + 1,
  });
  const pages = [
    [page(cell(0, 0, 'Week'), cell(0, 1, 'Lesson'), cell(0, 2, 'Hours'))],
    [page(cell(0, 0, '1'), cell(0, 1, 'The law of'), cell(0, 2, '2'))],
    [page(cell(0, 1, 'a random variable'), cell(1, 0, '2'), cell(1, 1, 'Means'), cell(1, 2, '2'))],
    // Not every row names its week: this is a lesson of its own.
    [page(cell(0, 1, 'Tests'), cell(0, 2, '1'))],
    ...Array.from({ length: 9 }, () => [page(cell(0, 0, '3'), cell(0, 1, 'x'), cell(0, 2, '1'))]),
  ];
  expect(textsOf(pages)?.slice(1, 4)).toEqual([
    ['1', 'The law of\na random variable', '2'],
    ['2', 'Means', '2'],
    [undefined, 'Tests', '1'],
  ]);
});

it('a table with other outer borders, or with other columns, is another', () => {
  const table = (...sides: number[]): PageTable => ({
    ...{ title: '', sides, rows: 1, emptyAtEnd: [] },
    cells: [cell(0, 0, 'x'), cell(0, 1, 'y')],
  });
  const first = table(0, 100, 200, 300);
  for (const other of [
    table(0, 100, 200, 340),
    table(20, 100, 200, 300),
    table(0, 50, 150, 250, 300),
  ])
    expect(sheetsOfTables([[first], [other]])).toHaveLength(2);
});

it('the title of a table is the line above it that names a year, else the last one', () => {
  const above = [words('السنة الأولى متوسط', 100, 780), words('المصدر المباشر', 100, 740)];
  expect(tablesOfPage({ pieces: [...above, ...pieces.slice(1)], rules: [] }, lines)[0]?.title).toBe(
    'السنة الأولى متوسط',
  );
});

it('a frame around a page, and lines without words, are no table', () => {
  const frame = [across(0, 0, 500), across(800, 0, 500), upright(0, 0, 800), upright(500, 0, 800)];
  expect(tablesOfPage({ pieces, rules: [] }, frame)).toEqual([]);
  expect(tablesOfPage({ pieces: [], rules: [] }, lines)).toEqual([]);
});

it('a table with lines between its rows alone is none, for its columns are not known', () => {
  const rows = [
    ...[700, 680, 660, 640, 620].map((at) => across(at, 100, 300)),
    ...[100, 150, 200, 250, 300].map((at) => upright(at, 680, 700)),
    ...[100, 300].map((at) => upright(at, 620, 680)),
  ];
  const head = ['Mois', 'Sem', 'Axe', 'Leçon'].map((text, at) => words(text, 105 + at * 50, 685));
  const body = [665, 645, 625].flatMap((y) => [
    ...[
      words('10', 105, y),
      words('2', 155, y),
      words('Nombres', 205, y),
      words('Racines', 255, y),
    ],
  ]);
  expect(tablesOfPage({ pieces: [...head, ...body], rules: [] }, rows)).toEqual([]);
});

it('a drawing of many lines is no table, and takes no time', () => {
  const drawing = Array.from({ length: 5_900 }, (_, index) =>
    index % 2 ? across(index * 4, 0, 9e4) : upright(index * 4, 0, 9e4),
  );
  expect(tablesOfPage({ pieces, rules: [] }, drawing)).toEqual([]);
});

const path = (...data: number[]) => [OPS.stroke, [Float32Array.from(data)], null];

it('lines of a page are the sides of its rectangles and its straight lines, moved as the page says', () => {
  const steps: readonly (readonly [number, unknown])[] = [
    [OPS.transform, [1, 0, 0, -1, 10, 100]],
    // A rectangle of 20 by 30, and a slanted line.
    [OPS.constructPath, path(0, 0, 0, 1, 20, 0, 1, 20, 30, 1, 0, 30, 4)],
    [OPS.constructPath, path(0, 0, 0, 1, 40, 40)],
    [OPS.constructPath, [OPS.endPath, [Float32Array.from([0, 0, 0, 1, 90, 0])], null]],
  ];
  expect(
    linesOf(
      steps.map(([operation]) => operation),
      steps.map(([, value]) => value),
    ),
  ).toEqual([across(100, 10, 30), upright(30, 70, 100), across(70, 10, 30), upright(10, 70, 100)]);
});

it('a page with more lines than tables have gives none', () => {
  const many = Array.from({ length: 7_000 }, () => path(0, 0, 0, 1, 20, 0));
  expect(
    linesOf(
      many.map(() => OPS.constructPath),
      many,
    ),
  ).toEqual([]);
});
