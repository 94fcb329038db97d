import { expect, it } from 'vitest';
import { resample } from './resample.ts';

/** Light that grows by 1 to the right and by 2 downwards. */
const slope = { data: new Uint8Array(100 * 50), width: 100, height: 50 };
slope.data.forEach((_, at) => (slope.data[at] = (at % 100) + 2 * Math.floor(at / 100)));

const within = { width: 90, height: 45 };
const pixel = (data: Uint8Array, x: number, y: number): number | undefined =>
  data[y * within.width + x];

it('light between pixels is interpolated', () => {
  const moved = resample(slope, 1, within, (x, y) => [x + 1.5, y + 2.25]);
  for (const [x, y] of [
    [0, 0],
    [41, 40],
    [89, 44],
  ] as const)
    expect(pixel(moved, x, y)).toBe(Math.round(x + 1.5 + 2 * (y + 2.25)));
});

it('a picture on its side is turned', () => {
  const upright = resample(slope, 1, { width: 50, height: 100 }, (x, y) => [y, 50 - x]);
  // Its first column was the last row.
  expect(upright[20 * 50 + 3]).toBe(20 + 2 * (49 - 3));
});

it('each colour is taken from its own', () => {
  const colours = { ...slope, data: Uint8Array.from({ length: 15_000 }, (_, at) => (at % 3) * 90) };
  const [red, green, blue] = resample(colours, 3, within, (x, y) => [x + 5.3, y + 3.7]);
  expect([red, green, blue]).toEqual([0, 90, 180]);
});

it('outside of the source is white, however far', () => {
  for (const far of [-3, 70, 1e9, -1e9, Infinity]) {
    const moved = resample(slope, 1, within, (x, y) => [x + far, y + far]);
    expect(pixel(moved, 0, 0)).toBe(255);
  }
});
