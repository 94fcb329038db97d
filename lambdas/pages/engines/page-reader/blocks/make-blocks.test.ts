import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageCell, PageReading, PageTable } from '../page-reading.ts';
import { createIds, type Block } from './block.ts';
import { makeBlocks } from './make-blocks.ts';

const box = (left: number, top: number, width: number, height: number) => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];
const word = (text: string, left = 0, top = 0) => ({
  text,
  confidence: 90,
  corners: box(left, top, 30, 20),
});

/** A table with a word in each cell, whose first row has these cells merged. */
const tableOf = (rows: number, columns: number, merged: number): PageTable => {
  const cells = Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns),
    column: at % columns,
  }))
    .filter(({ row, column }) => row > 0 || column === 0 || column >= merged)
    .map(({ row, column }): PageCell => {
      const wide = row === 0 && column === 0 ? Math.max(1, merged) : 1;
      const corners = box(column * 100, row * 50, wide * 100, 50);
      const lines = [[word(`${row}:${column}`, column * 100, row * 50)]];
      return { row, column, rows: 1, columns: wide, corners, lines, shared: false };
    });
  const corners = box(0, 0, columns * 100, rows * 50);
  const grid = Array.from({ length: rows * columns }, (_, at) =>
    box((at % columns) * 100, Math.floor(at / columns) * 50, 100, 50),
  );
  return { cells, rows, columns, headings: 1, corners, grid, ruled: true, title: undefined };
};
const blocksOf = (page: PageReading) => makeBlocks(page, createIds(new Uint8Array([1])));
const pageOf = (tables: PageTable[], lines: PageReading['lines'] = []) =>
  blocksOf({ width: 1000, height: 800, lines, tables });
const ofType = (blocks: Block[], type: Block['BlockType']) =>
  blocks.filter(({ BlockType }) => BlockType === type);
const childrenOf = (block: Block, type = 'CHILD') =>
  block.Relationships?.filter(({ Type }) => Type === type).flatMap(({ Ids }) => Ids) ?? [];

describe('the blocks of a page', () => {
  it('are the page alone when nothing is on it', () => {
    const [page, ...others] = pageOf([]);
    expect(page).toMatchObject({
      BlockType: 'PAGE',
      Geometry: { BoundingBox: { Left: 0, Top: 0, Width: 1, Height: 1 } },
    });
    expect(page).not.toHaveProperty('Relationships');
    expect(others).toEqual([]);
  });

  it('name lines and words as Textract does', () => {
    const [page, line, first, second] = pageOf([], [[word('Relevé'), word('de notes', 40)]]);
    expect(line).toMatchObject({ BlockType: 'LINE', Text: 'Relevé de notes', Confidence: 90 });
    expect(childrenOf(page!)).toEqual([line!.Id]);
    expect(childrenOf(line!)).toEqual([first!.Id, second!.Id]);
    expect(second).toMatchObject({
      BlockType: 'WORD',
      Text: 'de notes',
      TextType: 'PRINTED',
      Geometry: { BoundingBox: { Left: 0.04, Top: 0, Height: 0.025 } },
    });
  });

  it('include merged cells and all cells of the grid, with each word once', () => {
    const title = [word('القسم')];
    const blocks = pageOf([{ ...tableOf(3, 4, 3), title }], [title]);
    const [table] = ofType(blocks, 'TABLE');
    const [merged] = ofType(blocks, 'MERGED_CELL');
    expect(ofType(blocks, 'CELL')).toHaveLength(12);
    expect(table!.EntityTypes).toEqual(['STRUCTURED_TABLE']);
    expect(childrenOf(table!, 'MERGED_CELL')).toEqual([merged!.Id]);
    expect(merged).toMatchObject({ RowIndex: 1, ColumnIndex: 1, RowSpan: 1, ColumnSpan: 3 });
    const held = childrenOf(merged!).map((id) => blocks.find(({ Id }) => Id === id)!);
    expect(held.map((cell) => childrenOf(cell).length)).toEqual([0, 1, 0]);
    const [titleBlock] = ofType(blocks, 'TABLE_TITLE');
    expect(childrenOf(table!, 'TABLE_TITLE')).toEqual([titleBlock!.Id]);
    expect(childrenOf(titleBlock!)).toEqual([ofType(blocks, 'WORD')[0]!.Id]);
    const headed = ofType(blocks, 'CELL').filter(({ EntityTypes }) => EntityTypes !== undefined);
    expect(headed.map(({ RowIndex }) => RowIndex)).toEqual([1, 1, 1, 1]);
  });

  it('say which cells below the headings hold a sign that is no mark', () => {
    const mark = {
      text: '?',
      confidence: 60,
      box: undefined,
      script: 'western',
      isTick: true,
    } as const;
    const table = tableOf(3, 2, 0);
    const cells = table.cells.map((cell) => (cell.column === 1 ? { ...cell, mark } : cell));
    const found = ofType(pageOf([{ ...table, cells }]), 'CELL').map(
      ({ EntityTypes }) => EntityTypes,
    );
    expect(found.slice(2)).toEqual([undefined, ['TICK'], undefined, ['TICK']]);
    expect(found[1]).toEqual(['COLUMN_HEADER']);
  });

  it('have IDs from the document: the same for the same bytes', () => {
    const id = createIds(new Uint8Array([1]))();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createIds(new Uint8Array([1]))()).toBe(id);
    expect(createIds(new Uint8Array([2]))()).not.toBe(id);
  });

  it('are consistent, whatever is on the page', () => {
    const sizes = fc.record({
      rows: fc.integer({ min: 1, max: 6 }),
      columns: fc.integer({ min: 1, max: 6 }),
      merged: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 3 }), (tables) => {
        const blocks = pageOf(
          tables.map(({ rows, columns, merged }) =>
            tableOf(rows, columns, Math.min(merged, columns)),
          ),
        );
        const byId = new Map(blocks.map((block) => [block.Id, block]));
        expect(byId.size).toBe(blocks.length);
        for (const block of blocks) {
          for (const { Ids } of block.Relationships ?? [])
            for (const id of Ids) expect(byId.has(id)).toBe(true);
          for (const { X, Y } of block.Geometry.Polygon)
            expect(Math.min(X, Y, 1 - X, 1 - Y)).toBeGreaterThanOrEqual(0);
        }
        const words = ofType(blocks, 'CELL').flatMap((cell) => childrenOf(cell));
        expect(new Set(words).size).toBe(words.length);
        expect(words).toHaveLength(ofType(blocks, 'WORD').length);
        for (const table of ofType(blocks, 'TABLE')) {
          const cells = childrenOf(table).map((id) => byId.get(id)!);
          const places = cells.map(({ RowIndex, ColumnIndex }) => `${RowIndex}:${ColumnIndex}`);
          expect(new Set(places).size).toBe(cells.length);
        }
      }),
    );
  });
});
