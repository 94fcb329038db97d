import { expect, it } from 'vitest';
import type { CellImage } from './cell-image.ts';
import { findInk, measurePen } from './find-ink.ts';
import { thinInk } from './thin-ink.ts';

/** Upright lines of these widths, 30 pixels high, beside one another. */
const lines = (...widths: readonly number[]): CellImage => {
  const [width, height] = [20 * widths.length, 50];
  const ink = new Uint8Array(width * height).fill(255);
  for (const [at, wide] of widths.entries())
    for (let y = 10; y < 40; y += 1) ink.fill(20, y * width + 20 * at, y * width + 20 * at + wide);
  return { width, height, ink };
};
const column = { digitHeight: 30, drop: 0 };
/** How many pixels of a row are ink. */
const inked = ({ ink, width }: CellImage, from: number): number =>
  ink.subarray(25 * width + from, 25 * width + from + 20).filter((grey) => grey < 128).length;
const thinned = (cell: CellImage): CellImage => {
  const pen = measurePen([lines(8, 8, 8, 8)]);
  return thinInk(cell, findInk(cell, pen.threshold).pieces, pen, column);
};

it('draws what a broad pen wrote as a finer one would have', () => {
  expect(inked(thinned(lines(8, 8)), 20)).toBeLessThan(7);
});

it('leaves a fine sign beside broad ones as it is', () => {
  const cell = lines(8, 2, 8);
  expect(inked(thinned(cell), 20)).toBe(2);
  expect(inked(thinned(cell), 40)).toBeLessThan(7);
});
