import { expect, it } from 'vitest';
import { SURE } from '#shared/page/doubts.ts';
import { wordsOf } from '#shared/page/page-reading.ts';
import { handModel } from './hand/hand-model.ts';
import type { MarkReading } from './digits/cell-image.ts';
import { givePage } from './give-page.ts';
import type { InkCell, InkTable } from './ink-table.ts';

const corners = (left: number, top: number, width: number, height: number) => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];
const word = (text: string, left = 0, top = 0) => ({
  text,
  confidence: 90,
  corners: corners(left, top, 30, 20),
});

/** A table of cells of 100 × 50 pixels with their place in each; the first three cells of the headings are one. */
const table = (more: (cell: InkCell) => Partial<InkCell> = () => ({})): InkTable => {
  const places = Array.from({ length: 12 }, (_, at) => [Math.floor(at / 4), at % 4] as const);
  const cells = places
    .filter(([row, column]) => row > 0 || column === 0 || column === 3)
    .map(([row, column]): InkCell => {
      const lines = [[word(`${row}:${column}`, column * 100, row * 50)]];
      const columns = row === 0 && column === 0 ? 3 : 1;
      return { row, column, rows: 1, columns, lines, shared: false };
    });
  return {
    cells: cells.map((cell) => ({ ...cell, ...more(cell) })),
    ...{ rows: 3, columns: 4, headings: 1, ruled: true, corners: corners(0, 0, 400, 150) },
    grid: places.map(([row, column]) => corners(column * 100, row * 50, 100, 50)),
  };
};
const given = (tables: InkTable[] = [], lines = [[word('Relevé'), word('de notes', 40)]]) =>
  givePage({ lines, tables }, { width: 1000, height: 800 }, (point) => point);

it('gives words and lines in shares of the picture, each word once', () => {
  const page = given([table()]);
  expect(page.lines[0]).toEqual({
    text: 'Relevé de notes',
    box: { left: 0, top: 0, right: 0.07, bottom: 0.025 },
  });
  expect(page.words.map(({ text }) => text)).toEqual(['Relevé', 'de notes']);
  expect(wordsOf(page)).toHaveLength(2 + 10);
});

it('gives each position of the grid a cell, and the words of merged ones to that in their middle', () => {
  const [read] = given([table()]).tables;
  expect(read!.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['', '0:0', '', '0:3'],
    ['1:0', '1:1', '1:2', '1:3'],
    ['2:0', '2:1', '2:2', '2:3'],
  ]);
  expect(read!.merged).toEqual([{ top: 0, left: 0, bottom: 1, right: 3 }]);
  expect(read!.rows[1]![2]!.box).toEqual({ left: 0.2, top: 0.0625, right: 0.3, bottom: 0.125 });
});

it('says which cells are headings, hold a sign that is no mark, or share ink with a neighbour', () => {
  const tick = {
    text: '?',
    confidence: 60,
    box: undefined,
    script: 'western',
    isTick: true,
  } as const;
  const [read] = given([
    table(({ column, row }) => ({ ...(column === 3 && { mark: tick }), shared: row === 2 })),
  ]).tables;
  const [headings, first, second] = read!.rows;
  expect(headings!.map(({ kinds }) => kinds)).toEqual([
    ['heading'],
    ['heading'],
    ['heading'],
    ['heading'],
  ]);
  expect(first!.map(({ kinds }) => kinds)).toEqual([[], [], [], ['tick']]);
  expect(second!.every(({ confidence }) => confidence < first![0]!.confidence)).toBe(true);
});

it('gives a cell its candidates, and what is read without the hand where only that makes it sure', () => {
  const notes = {
    version: handModel.version,
    signs: '12',
    confidence: 60,
    readings: [],
    shapes: '',
  };
  const by = (mark: Partial<MarkReading>) => {
    const read = {
      text: '12',
      confidence: 98,
      box: undefined,
      script: 'western',
      ...mark,
    } as const;
    const page = given([
      table(({ row, column }) => (row === 1 && column === 1 ? { mark: read } : {})),
    ]);
    return page.tables[0]!.rows[1]![1]!.seen;
  };
  const [unsure, sure] = [60, SURE.mark].map((confidence) => ({ text: '12', confidence }));
  expect(by({})).toBeUndefined();
  expect(by({ notes, alone: sure! })).toEqual({ notes });
  expect(by({ notes, alone: unsure! })).toEqual({ notes, alone: unsure });
  expect(by({ notes, alone: { text: '17', confidence: 99 } })).toMatchObject({
    alone: { text: '17' },
  });
  expect(by({ notes, alone: unsure!, confidence: 70 })).toEqual({ notes });
});
