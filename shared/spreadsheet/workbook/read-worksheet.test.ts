import { expect, it } from 'vitest';
import { NO_STYLES } from './cell-styles.ts';
import { readWorksheet } from './read-worksheet.ts';
import type { StoredResults } from './workbook-parts.ts';

const read = (
  xml: string,
  { strings = [], results = 'all' }: { strings?: readonly string[]; results?: StoredResults } = {},
) => readWorksheet(xml, { strings, results, name: 'S', styles: NO_STYLES, date1904: false });
const rowsIn = (xml: string, options?: Parameters<typeof read>[1]) => [...read(xml, options).rows];

it('reads only cells with a value, in the column that they name', () => {
  const xml = `<?xml version="1.0"?><x:worksheet xmlns:x="y"><x:sheetPr/><x:dimension ref="A1:XFD1048576"/><x:cols><x:col min="1" max="16384"/></x:cols>
    <x:sheetData><x:row r="1" spans="1:9" ht="5"><x:c r="A1" s="4" cm="1" t="s"><x:f t="array" ref="A1:XFD1048576">B1</x:f><x:v>1</x:v></x:c><x:c r="B1" s="4"/><x:c r="C1" t="b"><x:v>1</x:v></x:c><x:c t="str"><x:v>&lt;a&amp;amp;</x:v></x:c></x:row>
    <x:row r="1048576"><x:c r="B1048576"><x:v>2.50</x:v></x:c><x:c r="XFD1048576"><x:v>1</x:v></x:c><x:c r="A1048576" t="inlineStr"><x:is><x:t>two</x:t></x:is></x:c></x:row></x:sheetData>
    <x:autoFilter ref="A1:XFD1048576"/><x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells><x:hyperlinks><x:hyperlink ref="A1:XFD1048576" location="x"/></x:hyperlinks><x:extLst/></x:worksheet>`;
  expect(rowsIn(xml, { strings: ['one', 'two'] })).toEqual([
    [1, ['two', undefined, 'TRUE', '<a&amp;']],
    [1_048_576, ['two', 2.5]],
  ]);
});

it('reads the last of cells with one reference, and no invalid number', () => {
  const cell = (value: string) => `<c r="A1"><v>${value}</v></c>`;
  const row = `<row r="1">${['1', '2', 'NaN', '1e999', '<c r="B9"/>', ' '].map(cell).join('')}</row>`;
  const xml = `<worksheet><sheetData>${row}${row}</sheetData></worksheet>`;
  expect(rowsIn(xml)).toEqual([[1, [2]]]);
  expect(read(xml).count).toBe(1);
});

it('reads long integers as text', () => {
  const xml =
    '<worksheet><sheetData><row><c><v>12345678901234567</v></c><c><v>123456789012345</v></c></row></sheetData></worksheet>';
  expect(rowsIn(xml)).toEqual([[1, ['12345678901234567', 123_456_789_012_345]]]);
});

it('reads the characters that XML does not allow', () => {
  expect(
    rowsIn(
      '<worksheet><sheetData><row><c t="str"><v>a_x000A_b_x00e9_</v></c></row></sheetData></worksheet>',
    ),
  ).toEqual([[1, ['a\nb\u00e9']]]);
});

const resultsIn = (cells: string, results?: StoredResults) =>
  rowsIn(`<worksheet><sheetData>${cells}</sheetData></worksheet>`, { ...(results && { results }) });
const row = (...cells: readonly string[]) => `<row r="1">${cells.join('')}</row>`;

it.each([
  ['no value', '<c r="A1"><f>B1</f></c>'],
  ['an empty value', '<c r="A1"><f>B1</f><v></v></c>'],
  ['an empty value in one tag', '<c r="A1"><f>B1</f><v/></c>'],
  ['a text without a value', '<c r="A1" t="str"><f>B1</f></c>'],
  ['an error without a value', '<c r="A1" t="e"><f>B1</f></c>'],
  ['a part of a shared formula without a value', '<c r="A1"><f t="shared" si="0"/></c>'],
  ['a shared text without a value', '<c r="A1" t="s"><f>B1</f><v/></c>'],
])('knows no result of a formula that has %s', (_, cell) => {
  expect(resultsIn(row(cell))).toEqual([[1, [{ at: 'A1' }]]]);
});

it('reads true results of formulas', () => {
  const cells = row(
    '<c r="A1"><f>B1</f><v>0</v></c>',
    '<c r="B1" t="str"><f>B2</f><v></v></c>',
    '<c r="C1" t="str"><f>B2</f><v>راسب</v></c>',
    '<c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  );
  expect(resultsIn(cells)).toEqual([[1, [0, undefined, 'راسب', { at: 'D1', error: '#DIV/0!' }]]]);
});

it('knows no result in a file that is to be computed when it is opened', () => {
  const cells = row(
    '<c r="A1"><f>B1</f><v>0</v></c><c r="B1" t="str"><f>B2</f><v>راسب</v></c><c r="C1"><v>0</v></c>',
  );
  expect(resultsIn(cells, 'none')).toEqual([[1, [{ at: 'A1' }, { at: 'B1' }, 0]]]);
});

it('knows no zeros of a writer that stores 0 for every formula', () => {
  const cells = row('<c r="A1"><f>B1</f><v>0</v></c><c r="B1"><f>B2</f><v>12.5</v></c>');
  expect(resultsIn(cells, 'not-zeros')).toEqual([[1, [{ at: 'A1' }, 12.5]]]);
});

it('knows none of the cells that an array formula without a result fills', () => {
  const array = (value: string) =>
    row(`<c r="A1"><f t="array" ref="A1:B2">D1:E2</f>${value}</c><c r="D1"><v>1</v></c>`) +
    '<row r="2"><c r="A2"><v>0</v></c><c r="B2"/></row><row r="3"><c r="A3"><v>3</v></c></row>';
  const unknown = ['A1', 'B1', 'A2', 'B2'].map((at) => ({ at }));
  expect(resultsIn(array(''))).toEqual([
    [1, [unknown[0], unknown[1], undefined, 1]],
    [2, [unknown[2], unknown[3]]],
    [3, [3]],
  ]);
  expect(resultsIn(array('<v>7</v>'))).toEqual([
    [1, [7, undefined, undefined, 1]],
    [2, [0]],
    [3, [3]],
  ]);
});

it('refuses array formulas whose areas cover each other many times', () => {
  const cells = Array.from(
    { length: 200 },
    (_, index) =>
      `<row r="${index + 1}"><c r="A${index + 1}"><f t="array" ref="A1:XFD1048576"/></c></row>`,
  );
  expect(() => resultsIn(cells.join(''))).toThrow(
    expect.objectContaining({ problem: 'too-large' }),
  );
});

it('names rows and columns that are hidden, by a filter or a closed group too, or that have no height or width', () => {
  const cells = '<c t="n"><v>1</v></c>';
  const rows = [
    '',
    'hidden="1"',
    'hidden="true" outlineLevel="1"',
    'ht="0" customHeight="1"',
    'ht="15"',
  ];
  const columns =
    '<col min="2" max="3" hidden="1"/><col min="5" max="5" width="0"/><col min="6" max="6" width="9"/>';
  const xml = `<worksheet><cols>${columns}</cols><sheetData>${rows
    .map((attributes, at) => `<row r="${at + 1}" ${attributes}>${cells}</row>`)
    .join('')}<row r="9" hidden="1"/></sheetData></worksheet>`;
  const { hiddenRows, hiddenColumns, rows: all } = read(xml);
  expect(hiddenRows).toEqual([2, 3, 4]);
  expect(hiddenColumns).toEqual([1, 2, 4]);
  expect(all.size).toBe(5);
});
