import { expect, it } from 'vitest';
import { readWorksheet } from './read-worksheet.ts';

const rowsIn = (xml: string, strings: readonly string[] = []) => [
  ...readWorksheet(xml, strings, 'S').rows,
];

it('reads only cells with a value, in the column that they name', () => {
  const xml = `<?xml version="1.0"?><x:worksheet xmlns:x="y"><x:sheetPr/><x:dimension ref="A1:XFD1048576"/><x:cols><x:col min="1" max="16384"/></x:cols>
    <x:sheetData><x:row r="1" spans="1:9" ht="5"><x:c r="A1" s="4" cm="1" t="s"><x:f t="array" ref="A1:XFD1048576">B1</x:f><x:v>1</x:v></x:c><x:c r="B1" s="4"/><x:c r="C1" t="b"><x:v>1</x:v></x:c><x:c t="str"><x:v>&lt;a&amp;amp;</x:v></x:c></x:row>
    <x:row r="1048576"><x:c r="B1048576"><x:v>2.50</x:v></x:c><x:c r="XFD1048576"><x:v>1</x:v></x:c><x:c r="A1048576" t="inlineStr"><x:is><x:t>two</x:t></x:is></x:c></x:row></x:sheetData>
    <x:autoFilter ref="A1:XFD1048576"/><x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells><x:hyperlinks><x:hyperlink ref="A1:XFD1048576" location="x"/></x:hyperlinks><x:extLst/></x:worksheet>`;
  expect(rowsIn(xml, ['one', 'two'])).toEqual([
    [1, ['two', undefined, undefined, '<a&amp;']],
    [1_048_576, ['two', 2.5]],
  ]);
});

it('reads the last of cells with one reference, and no invalid number', () => {
  const cell = (value: string) => `<c r="A1"><v>${value}</v></c>`;
  const row = `<row r="1">${['1', '2', 'NaN', '1e999', '<c r="B9"/>', ' '].map(cell).join('')}</row>`;
  const xml = `<worksheet><sheetData>${row}${row}</sheetData></worksheet>`;
  expect(rowsIn(xml)).toEqual([[1, [2]]]);
  expect(readWorksheet(xml, [], 'S').count).toBe(1);
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
