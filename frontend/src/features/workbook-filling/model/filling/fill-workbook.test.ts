import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { markWorkbookParts, markWorkbooks } from '#test/fixtures/spreadsheets/mark-workbooks.ts';
import { entry, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { zipRecords } from '#test/support/zip-records.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { openZip } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { refusalAt } from './cell-rules.ts';
import type { CellFill } from './fill-cells.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable } from './fillable-workbook.ts';
import { FillingError } from '#shared/spreadsheet/workbook/filling-error.ts';

const fixture = (name: string): [string, Uint8Array] => [
  name,
  readFileSync(new URL(`../../../../../../test/fixtures/${name}`, import.meta.url)),
];
const workbooks: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ...['arabic-names-only', 'english-list', 'french-list', 'ministry-6x40'].map((name) =>
    fixture(`spreadsheets/${name}.xlsx`),
  ),
  ...['ar', 'fr', 'en'].map((language) => fixture(`gradebooks/mark-entry-${language}.xlsx`)),
  ...markWorkbooks,
];

const address = ({ row, column }: CellFill) => utils.encode_cell({ r: row - 1, c: column });
const sheetText = (bytes: Uint8Array, part: string) =>
  Buffer.from(openZip(bytes, inflate).read(part) ?? []).toString('utf8');
/** Splits a sheet into its cells by reference and the rest, without dimension and spans. */
function takenApart(xml: string) {
  const cells = new Map<string, string>();
  let row = 0;
  let column = -1;
  const tags = /<(?:\w+:)?row\b[^>]*>|<(?:\w+:)?c\b[^>]*?(?:\/>|>.*?<\/(?:\w+:)?c>)/gs;
  const rest = xml.replace(tags, (tag) => {
    const place = /^[^>]*\br=["']([A-Z]*)(\d+)["']/.exec(tag);
    if (/^<(?:\w+:)?row/.test(tag)) {
      row = place ? Number(place[2]) : row + 1;
      column = -1;
      return tag;
    }
    column = place ? utils.decode_col(place[1] ?? '') : column + 1;
    cells.set(utils.encode_cell({ r: row - 1, c: column }), tag.replace(/ r=["']\w+["']/, ''));
    return '';
  });
  return { cells, rest: rest.replace(/ spans="[^"]*"|<(?:\w+:)?dimension[^>]*>/g, '') };
}

describe.each(workbooks)('filling a workbook in %s', (_, bytes) => {
  const opened = openFillable(bytes);
  const { sheets } = opened;
  const places = sheets.flatMap(({ sheet, written }, index) =>
    sheet.rows.flatMap(({ number }) =>
      Array.from({ length: 12 }, (__, column) => ({ sheet: index, row: number, column })).filter(
        ({ row, column }) => refusalAt(written(), row, column) === undefined,
      ),
    ),
  );
  const value = fc.oneof(
    fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
    fc.constantFrom('غ', 'abs', '12,75', '0,5', '<&>"\''),
  );
  const filling = fc
    .array(fc.tuple(fc.constantFrom(...places), value), { minLength: 1, maxLength: 12 })
    .map((chosen) => {
      const sheet = chosen[0]?.[0].sheet ?? 0;
      const fills = chosen
        .filter(([place]) => place.sheet === sheet)
        .map(([{ row, column }, mark]) => ({ row, column, value: mark }));
      return { sheet, fills: [...new Map(fills.map((fill) => [address(fill), fill])).values()] };
    });
  const before = zipRecords(bytes);
  // Zipped again because the library trusts local headers, which a streamed zip leaves empty.
  const cellsOf = (workbook: Uint8Array) =>
    Object.entries(
      read(zipSync(unzipSync(workbook), { level: 0 }), {
        cellFormula: true,
        cellStyles: true,
        sheetStubs: true,
      }).Sheets,
    );

  /** The averages in H are those of E and F. */
  const averagesOf = (fills: readonly CellFill[], all: ReadonlyMap<string, string>) =>
    [
      ...new Set(
        fills.filter(({ column }) => column === 4 || column === 5).map(({ row }) => `H${row}`),
      ),
    ].filter((cell) => all.get(cell)?.includes('f>'));

  it('changes the chosen cells, forgets the averages of their rows, and changes nothing else', () => {
    const old = new Map(cellsOf(bytes));
    fc.assert(
      fc.property(filling, ({ sheet, fills }) => {
        const copy = Buffer.from(bytes);
        const filled = fillWorkbook(opened, { sheet, fills });
        expect(copy.equals(bytes)).toBe(true);
        const part = sheets[sheet]?.part ?? '';
        const after = zipRecords(filled);
        expect([...after.records.keys()]).toEqual([...before.records.keys()]);
        for (const [name, { local, listed }] of before.records) {
          if (name === part) continue;
          expect(after.records.get(name)?.local.equals(local), name).toBe(true);
          expect(after.records.get(name)?.listed.equals(listed), name).toBe(true);
        }
        const xml = sheetText(filled, part);
        const wasApart = takenApart(sheetText(bytes, part));
        const apart = takenApart(xml);
        for (const fill of fills) {
          wasApart.cells.delete(address(fill));
          expect(apart.cells.delete(address(fill))).toBe(true);
        }
        const forgotten = averagesOf(fills, wasApart.cells);
        for (const cell of forgotten) {
          const was = wasApart.cells.get(cell) ?? '';
          expect(was).toMatch(/<(?:x:)?v>4</);
          wasApart.cells.set(cell, was.replace(/<(x:)?v>4<\/(x:)?v>/, ''));
        }
        expect(apart).toEqual(wasApart);
        cellsOf(filled).forEach(([name, cells], index) => {
          const expected: Record<string, unknown> = { ...old.get(name) };
          const found: Record<string, unknown> = { ...cells };
          for (const fill of index === sheet ? fills : []) {
            expect(found[address(fill)]).toMatchObject({ v: fill.value });
            delete expected[address(fill)];
            delete found[address(fill)];
          }
          for (const cell of index === sheet ? forgotten : []) {
            expect(found[cell]).toMatchObject({ t: 'z' });
            delete expected[cell];
            delete found[cell];
          }
          delete expected['!ref'];
          delete found['!ref'];
          expect(found).toEqual(expected);
        });
      }),
      { numRuns: 12, seed: 28 },
    );
  });
  it('returns the same bytes when there is nothing to fill', () => {
    expect(Buffer.from(bytes).equals(fillWorkbook(opened, { sheet: 0, fills: [] }))).toBe(true);
  });
});

describe('filling a workbook', () => {
  const parts = markWorkbookParts({ texts: 's' });
  const opened = openFillable(zip(parts));
  const fills = [{ row: 6, column: 4, value: 12 }];
  it('rejects a signed workbook, whose signature would become invalid', () => {
    const signed = zip([...parts, entry('_xmlsignatures/sig1.xml', '<Signature/>')]);
    expect(() => openFillable(signed)).toThrow('signed');
  });
  it('rejects a sheet that is not in UTF-8', () => {
    const wide = parts.map((part) =>
      part.name.endsWith('sheet1.xml')
        ? entry(part.name, Buffer.from('\ufeff<worksheet><sheetData/></worksheet>', 'utf16le'))
        : part,
    );
    expect(() => fillWorkbook(openFillable(zip(wide)), { sheet: 0, fills })).toThrow('unusual');
  });
  it('rejects a cell whose value is calculated', () => {
    const computed = [{ row: 6, column: 7, value: 12 }];
    expect(() => fillWorkbook(opened, { sheet: 0, fills: computed })).toThrow('unusual');
  });
  it('rejects a file that is not a workbook, and a missing sheet', () => {
    expect(() => openFillable(new Uint8Array(100))).toThrow('not-xlsx');
    expect(() => fillWorkbook(opened, { sheet: 1, fills })).toThrow('no such sheet');
  });
});

it('fills or rejects a damaged workbook, and never fails otherwise', () => {
  const parts = markWorkbookParts({ texts: 'inlineStr' });
  const sheet = parts.find(({ name }) => name.endsWith('sheet1.xml'))!;
  const xml = inflateRawSync(sheet.data).toString('utf8');
  const cut = fc.tuple(
    fc.nat(xml.length),
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom('', '<', '>', '"', '/', '-', '9', 'A', '<c r="E6"/>', '</row>', '<row r="2">'),
  );
  let filled = 0;
  fc.assert(
    fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), (cuts) => {
      const damaged = cuts.reduce(
        (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
        xml,
      );
      const bytes = zip(parts.map((one) => (one === sheet ? entry(one.name, damaged) : one)));
      try {
        fillWorkbook(openFillable(bytes), { sheet: 0, fills: [{ row: 6, column: 4, value: 12 }] });
        filled += 1;
      } catch (error) {
        const isKnown = error instanceof FillingError || error instanceof WorkbookError;
        if (!isKnown) throw error;
      }
    }),
    { numRuns: 80, seed: 28 },
  );
  // Damage often does not affect the cell, and then the workbook is filled.
  expect(filled).toBeGreaterThan(10);
});
