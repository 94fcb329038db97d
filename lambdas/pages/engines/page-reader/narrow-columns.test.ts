import { expect, it } from 'vitest';
import type { Recognizer } from '#lambdas/pictures/recognizer.ts';
import { drawOn } from './drawn-page.fixture.ts';
import { readDigits } from './narrow-columns.ts';
import { findStrokes } from './page/strokes.ts';
import { textOf } from './words/read-snippets.ts';
import { cellsOf } from './table/table-cells.ts';
import type { TableGrid } from './table/table-grid.ts';

const border = (place: number) => ({ at: () => place, ruled: [] });
const grid: TableGrid = { rows: [20, 70].map(border), columns: [20, 180].map(border), spans: [] };
const letters = 24;

/** Reads one text in each picture. */
const reads = (text: string): Recognizer => ({
  read: async ({ width, height }) => {
    const box = { left: 0, top: 0, right: width, bottom: height };
    const words = [{ text, confidence: 55, ...box }];
    return Promise.resolve([{ words, top: 0, bottom: height, paragraph: 0 }]);
  },
  close: async () => Promise.resolve(),
});

/** What a cell is whose two strokes were read as a number, and together are so wide. */
async function cellOf(wide: number, word: string, confidence = 80, text = '16') {
  const { page, fill } = drawOn(200, 90);
  fill([60, 30, 12, 30]);
  fill([60 + wide - 12, 30, 12, 30]);
  const strokes = findStrokes(page);
  const ink = { page, strokes, letters, width: page.width, height: page.height };
  const cells = cellsOf(grid, strokes, letters);
  const box = { x: 40, y: 10, width: wide, height: 30 };
  const mark = { text, confidence, box, script: 'western' } as const;
  const recognizers = { arabic: reads(word), latin: reads(word) };
  const context = {
    grid,
    ink,
    recognizers,
    cells,
    narrow: [0],
    script: 'western',
    hand: undefined,
  } as const;
  const marks = new Map([[cells[0]!, mark]]);
  const [read] = await readDigits(context, cells, { marks, alphabet: 'arabic' });
  return [textOf(read!.words), read!.words.lines.flat()[0]?.confidence];
}

it.each([
  ['an absence, whatever its dots were read as', 60, 'عياب', ['غياب', 55]],
  ['the number, if the word is no absence', 60, 'كتاب', ['16', 80]],
  ['the number, if its ink is as narrow', 34, 'غياب', ['16', 80]],
] as const)('a doubted number on an Arabic page is %s', async (_, wide, word, expected) => {
  expect(await cellOf(wide, word)).toEqual(expected);
});

it('a number that is read surely is no absence', async () => {
  expect(await cellOf(60, 'غياب', 99)).toEqual(['16', 99]);
});

it.each([
  ['abs', 'dbs', ['abs', 99]],
  ['abs', 'osent', ['abs', 99]],
  ['غ', 'غياب', ['غ', 99]],
  ['abs', '265', ['abs', 80]],
  ['غ', 'ع', ['غ', 80]],
] as const)(
  '%s that is not sure is sure if it reads as a word for an absence: %s',
  async (text, word, expected) => {
    expect(await cellOf(60, word, 80, text)).toEqual(expected);
  },
);

it('an absence is sure where the networks find no number and it reads as it is written', async () => {
  const read = async (word: string) => (await cellOf(60, word, 5, '?'))[1];
  expect([await read('غياب'), await read('عياب')]).toEqual([99, 55]);
});
