import { expect, it } from 'vitest';
import { columnsBetween } from './ink-columns.ts';

const LETTERS = 20;
const line = (row: number, ...words: readonly (readonly [left: number, right: number])[]) => ({
  y: row * 40 + 20,
  strokes: words.map(([left, right]) => ({
    ...{ left, right, top: row * 40 + 10, bottom: row * 40 + 30 },
    area: 50,
  })),
});

it('separates columns by their headings, though the first pupil has marks that touch', () => {
  const headings = [line(0, [30, 70], [120, 170]), line(1, [20, 118], [122, 180])];
  const pupils = Array.from({ length: 12 }, (_, at) =>
    at % 4 === 0 ? line(at + 2, [20, 98], [101, 180]) : line(at + 2, [20, 90], [110, 180]),
  );
  const page = { width: 300, height: 600 };
  expect(columnsBetween(pupils, LETTERS, page)).toHaveLength(0);
  const borders = columnsBetween(pupils, LETTERS, page, headings);
  expect(borders.map((border) => Math.round(border.at(300)))).toEqual([100]);
});
