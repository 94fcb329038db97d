import { describe, expect, it } from 'vitest';
import { refusalAt } from './cell-rules.ts';
import { applyEdits } from './edit-xml.ts';
import { fillCells, type CellFill } from './fill-cells.ts';
import { readWrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';

const sheet = (data: string, { before = '', after = '' } = {}) =>
  `<worksheet>${before}<sheetData>${data}</sheetData>${after}</worksheet>`;
const fill = (xml: string, fills: readonly CellFill[], strings: readonly string[] = []) =>
  applyEdits(xml, fillCells(readWrittenSheet(xml), fills, strings));
const at = (row: number, column: number, value: number | string): CellFill => ({
  row,
  column,
  value,
});

describe('filling cells', () => {
  it.each([
    ['an empty cell', '<c r="B2" s="3"/>', '<c r="B2" s="3"><v>12.5</v></c>'],
    ['one with a space in it', '<c r="B2" s="3" />', '<c r="B2" s="3"><v>12.5</v></c>'],
    ['a text', '<c r="B2" t="s" s="3"><v>0</v></c>', '<c r="B2" s="3"><v>12.5</v></c>'],
    ['an error', "<c t='e' r='B2'><v>#N/A</v></c>", "<c r='B2'><v>12.5</v></c>"],
    [
      'a rich value',
      '<c r="B2" vm="1" cm="2" t="e" x:t="k"><v>#VALUE!</v></c>',
      '<c r="B2" x:t="k"><v>12.5</v></c>',
    ],
    [
      'an inline text with a comment in it',
      '<c r="B2" t="inlineStr"><is><!-- </c> --><t>x</t></is></c>',
      '<c r="B2"><v>12.5</v></c>',
    ],
  ])('replaces %s and keeps its other attributes', (_, old, filled) => {
    const row = (cell: string) => sheet(`<row r="2" ht="9"><c r="A2"/>${cell}<c r="C2"/></row>`);
    expect(fill(row(old), [at(2, 1, 12.5)])).toBe(row(filled));
  });

  it('adds cells in their columns, in the style of the column', () => {
    const before = '<cols><col min="2" max="3" style="4"/></cols>';
    const xml = (cells: string, row = '') =>
      sheet(`<row r="2"${row}>${cells}</row><row r="3"/>`, { before });
    const fills = [at(2, 3, 3), at(2, 1, 1), at(2, 2, 2)];
    const written = (style: string) =>
      `<c r="B2" s="${style}"><v>1</v></c><c r="C2" s="${style}"><v>2</v></c>`;
    expect(fill(xml('<c r="A2"/><c r="E2"/>'), fills)).toBe(
      xml(`<c r="A2"/>${written('4')}<c r="D2"><v>3</v></c><c r="E2"/>`),
    );
    const styled = ' s="7" customFormat="1"';
    expect(fill(xml('<c r="A2"/>', styled), fills)).toBe(
      xml(`<c r="A2"/>${written('7')}<c r="D2" s="7"><v>3</v></c>`, styled),
    );
  });

  it('puts a new cell before one that is replaced', () => {
    const xml = (cells: string) => sheet(`<row r="1"><c r="A1"/>${cells}</row>`);
    expect(fill(xml('<c r="C1"><v>9</v></c><c r="D1"/>'), [at(1, 1, 1), at(1, 2, 2)])).toBe(
      xml('<c r="B1"><v>1</v></c><c r="C1"><v>2</v></c><c r="D1"/>'),
    );
  });

  it('extends the spans and the dimension for a new cell outside them', () => {
    const xml = (cells: string, ref: string, spans: string) =>
      sheet(`<row spans="${spans}" r="2"><c r="B2"/>${cells}</row>`, {
        before: `<dimension ref="${ref}"/>`,
      });
    expect(fill(xml('', 'B2', '2:2'), [at(2, 3, 1)])).toBe(
      xml('<c r="D2"><v>1</v></c>', 'B2:D2', '2:4'),
    );
    expect(fill(xml('', 'A1:F9', '1:6'), [at(2, 3, 1)])).toBe(
      xml('<c r="D2"><v>1</v></c>', 'A1:F9', '1:6'),
    );
  });

  it('gives cells without references one when another is inserted', () => {
    const xml =
      '<x:worksheet><x:sheetData><x:row><x:c/><x:c s="1"/></x:row></x:sheetData></x:worksheet>';
    expect(fill(xml, [at(1, 1, 7)])).toBe(
      xml.replace('<x:c s="1"/>', '<x:c s="1"><x:v>7</x:v></x:c>'),
    );
    expect(fill(xml, [at(1, 1, 7), at(1, 3, 9)])).toBe(
      xml.replace(
        '<x:c/><x:c s="1"/>',
        '<x:c r="A1"/><x:c r="B1" s="1"><x:v>7</x:v></x:c><x:c r="D1"><x:v>9</x:v></x:c>',
      ),
    );
  });

  describe('writes a text in the sheet’s own way', () => {
    const row = (first: string, second: string) => sheet(`<row r="1">${first}${second}</row>`);
    it.each([
      ['shared, where it is', '<c r="A1" t="s"><v>0</v></c>', ' t="s"><v>1</v>'],
      ['as a result', '<c r="A1" t="str"><v>x</v></c>', ' t="str"><v>8,5</v>'],
      [
        'in the cell',
        '<c r="A1" t="inlineStr"><is><t>x</t></is></c>',
        ' t="inlineStr"><is><t>8,5</t></is>',
      ],
    ])('%s', (_, first, content) => {
      expect(fill(row(first, '<c r="B1"/>'), [at(1, 1, '8,5')], ['x', '8,5'])).toBe(
        row(first, `<c r="B1"${content}</c>`),
      );
    });
    it('in the cell, when a shared text would change another part', () => {
      const first = '<c r="A1" t="s"><v>0</v></c>';
      expect(fill(row(first, ''), [at(1, 1, '<غ>&')], ['x'])).toBe(
        row(first, '<c r="B1" t="inlineStr"><is><t>&lt;غ&gt;&amp;</t></is></c>'),
      );
    });
  });

  it.each([
    ['a formula', '<c r="B1"><f>A1</f><v>1</v></c>', '', 'formula'],
    ['what shares a formula', '<c r="B1"><f t="shared" si="0"/></c>', '', 'formula'],
    ['a result of one', '<c r="A1"><f t="array" ref="A1:B2">C1</f></c><c r="B1"/>', '', 'formula'],
    ['a data table', '<c r="A1"><f t="dataTable" ref="A1:C3"/></c>', '', 'formula'],
    [
      'a merged cell',
      '<c r="A1"/><c r="B1"/>',
      '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
      'merged',
    ],
  ])('rejects %s', (_, cells, after, refusal) => {
    const written = readWrittenSheet(sheet(`<row r="1">${cells}</row>`, { after }));
    expect(refusalAt(written, 1, 1)).toBe(refusal);
    expect(() => fillCells(written, [at(1, 1, 1)], [])).toThrow('unusual');
  });
  it('writes the first cell of a merge', () => {
    const after = '<mergeCells><mergeCell ref="B1:C1"/></mergeCells>';
    expect(refusalAt(readWrittenSheet(sheet('<row><c/></row>', { after })), 1, 1)).toBeUndefined();
  });

  it.each([
    ['rows out of order', '<row r="2"><c/></row><row r="1"><c/></row>'],
    ['a row twice', '<row r="1"><c/></row><row r="1"><c/></row>'],
    ['cells out of order', '<row r="1"><c r="B1"/><c r="A1"/></row>'],
    ['a place that is none', '<row r="1"><c r="?"/></row>'],
    ['a row that is none', '<row r="x"><c/></row>'],
    ['a row without cells', '<row r="1"/>'],
    ['no row', ''],
  ])('rejects a cell: %s', (_, data) => {
    expect(() => fill(sheet(data), [at(1, 1, 1)])).toThrow('unusual');
  });
});
