import { expect, it } from 'vitest';
import { eraseRulings } from './erase-rulings.ts';

const WIDTH = 120;
const HEIGHT = 40;
/** The rows of the ruling, which is straight. */
const RULED = [19, 20, 21];

/** A page with one ruling, and writing in some rectangles of pixels. */
function erased(rulingGrey: number, ...writing: readonly (readonly number[])[]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const y of RULED) data.fill(rulingGrey, y * WIDTH, (y + 1) * WIDTH);
  for (const [left = 0, top = 0, right = 0, bottom = 0] of writing)
    for (let y = top; y <= bottom; y += 1) data.fill(30, y * WIDTH + left, y * WIDTH + right + 1);
  const ruling = { at: () => 20, from: 0, to: WIDTH - 1, seen: 1, darkness: 100 };
  const level = [{ ...ruling, seenAt: () => true }];
  const paper = { level: [], upright: [] };
  const clean = eraseRulings(
    { data, width: WIDTH, height: HEIGHT },
    { lattices: [{ level, upright: [] }], paper },
  );
  return (x: number, y: number): number | undefined => clean.data[y * WIDTH + x];
}

it('erases a ruling, but not the bar of a 7 that lies on it and is darker', () => {
  const at = erased(150, [40, 18, 60, 21], [57, 18, 60, 35]);
  expect([5, 30, 90].map((x) => at(x, 20))).toEqual([255, 255, 255]);
  expect([42, 50, 56].map((x) => at(x, 20))).toEqual([30, 30, 30]);
  expect(at(58, 30)).toBe(30);
});

it('erases a ruling as dark as the writing, where nothing tells them apart', () => {
  const at = erased(30, [40, 18, 60, 21]);
  expect([5, 50, 90].map((x) => at(x, 20))).toEqual([255, 255, 255]);
});

it('takes a dark speck on a ruling for a part of it', () => {
  const at = erased(150, [40, 19, 41, 20]);
  expect([39, 40, 41, 42].map((x) => at(x, 20))).toEqual([255, 255, 255, 255]);
});
