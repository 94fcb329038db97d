import { expect, it } from 'vitest';
import { columnsBetween } from './ink-columns.ts';

const LETTERS = 20;
type Word = readonly [left: number, right: number];
const written = (words: readonly Word[], top: number, height: number) =>
  words.map(([left, right]) => ({ left, right, top, bottom: top + height, area: 50 }));
const line = (row: number, ...words: readonly Word[]) => ({
  y: row * 40 + 20,
  strokes: written(words, row * 40 + 10, 20),
});
/** Marks in a large hand: in one of three rows those of two columns touch. */
const touching = Array.from({ length: 12 }, (_, at) =>
  at % 3 > 0
    ? line(at + 2, [20, 93], [103, 180], [230, 280])
    : line(at + 2, [20, 104], [92, 180], [230, 280]),
);
const page = { width: 300, height: 600 };
const bordersBelow = (heading: ReturnType<typeof line>) =>
  columnsBetween(touching, LETTERS, page, [heading]).map((border) => Math.round(border.at(300)));

it('separates columns by their headings, though the first pupil has marks that touch', () => {
  const headings = [line(0, [30, 70], [120, 170]), line(1, [20, 118], [122, 180])];
  const pupils = Array.from({ length: 12 }, (_, at) =>
    at % 4 === 0 ? line(at + 2, [20, 98], [101, 180]) : line(at + 2, [20, 90], [110, 180]),
  );
  expect(columnsBetween(pupils, LETTERS, page)).toHaveLength(0);
  const borders = columnsBetween(pupils, LETTERS, page, headings);
  expect(borders.map((border) => Math.round(border.at(300)))).toEqual([100]);
});

it('separates columns by headings that are printed smaller than the marks are written, and nearer', () => {
  const words = [
    [30, 92],
    [103, 170],
    [235, 270],
  ] as const;
  expect(bordersBelow(line(0, ...words))).toEqual([205]);
  expect(bordersBelow({ y: 20, strokes: written(words, 15, 9) })).toEqual([98, 205]);
});

it('separates columns by their own headings below one that they have in common', () => {
  const common = written([[60, 260]], 10, 9);
  const own = written(
    [
      [30, 90],
      [112, 170],
      [235, 270],
    ],
    30,
    9,
  );
  expect(bordersBelow({ y: 20, strokes: [...common, ...own] })).toEqual([98, 205]);
});
