import { expect, it } from 'vitest';
import { plainWorksheet } from './plain-worksheet.ts';

const written = (xml: string, strings: readonly string[] = []) => {
  const { rowNumbers, xml: plain, texts } = plainWorksheet(xml, strings, 'S');
  return { rowNumbers, plain, texts };
};

it('writes only cells with a value, with their reference', () => {
  const xml = `<?xml version="1.0"?><x:worksheet xmlns:x="y"><x:sheetPr/><x:dimension ref="A1:XFD1048576"/><x:cols><x:col min="1" max="16384"/></x:cols>
    <x:sheetData><x:row r="1" spans="1:9" ht="5"><x:c r="A1" s="4" cm="1" t="s"><x:f t="array" ref="A1:XFD1048576">B1</x:f><x:v>1</x:v></x:c><x:c r="B1" s="4"/><x:c r="C1" t="b"><x:v>1</x:v></x:c><x:c t="str"><x:v>&lt;a&amp;amp;</x:v></x:c></x:row>
    <x:row r="1048576"><x:c r="B1048576"><x:v>2.50</x:v></x:c><x:c r="XFD1048576"><x:v>1</x:v></x:c><x:c r="A1048576" t="inlineStr"><x:is><x:t>two</x:t></x:is></x:c></x:row></x:sheetData>
    <x:autoFilter ref="A1:XFD1048576"/><x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells><x:hyperlinks><x:hyperlink ref="A1:XFD1048576" location="x"/></x:hyperlinks><x:extLst/></x:worksheet>`;
  expect(written(xml, ['one', 'two'])).toEqual({
    rowNumbers: [1, 1_048_576],
    plain:
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>2.5</v></c></row></sheetData></worksheet>',
    texts: ['two', '<a&amp;'],
  });
});

it('writes each reference once, and no invalid number', () => {
  const cell = (value: string) => `<c r="A1"><v>${value}</v></c>`;
  const row = `<row r="1">${['1', '2', 'NaN', '1e999', '<c r="B9"/>', ' '].map(cell).join('')}</row>`;
  expect(written(`<worksheet><sheetData>${row}${row}</sheetData></worksheet>`).plain).toBe(
    '<worksheet><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>',
  );
});

it('writes long integers as text', () => {
  const xml =
    '<worksheet><sheetData><row><c><v>12345678901234567</v></c><c><v>123456789012345</v></c></row></sheetData></worksheet>';
  expect(written(xml)).toMatchObject({
    plain:
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>123456789012345</v></c></row></sheetData></worksheet>',
    texts: ['12345678901234567'],
  });
});
