import { expect, it } from 'vitest';
import { seeded } from '#shared/seeded.ts';
import { closed, shrunk, softened } from './grey-filters.ts';

const [width, height] = [37, 23];
const random = seeded(4);
const data = Uint8Array.from({ length: width * height }, () => Math.floor(random() * 256));
const picture = { data, width, height };

/** What is around a pixel, as far as it is in the picture. */
const around = (values: ArrayLike<number>, x: number, y: number, reach: number): number[] => {
  const found: number[] = [];
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v += 1)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u += 1)
      found.push(values[v * width + u] ?? 0);
  return found;
};
const each = (of: (x: number, y: number) => number): number[] =>
  Array.from(data, (_, at) => of(at % width, Math.floor(at / width)));

it('closes dark pieces as a slow way does', () => {
  for (const reach of [1, 3, 8]) {
    const widened = each((x, y) => Math.max(...around(data, x, y, reach)));
    const slow = each((x, y) => Math.min(...around(widened, x, y, reach)));
    expect([...closed(picture, 2 * reach).data]).toEqual(slow);
  }
});

it('keeps the edge between light and shade, and fills a line', () => {
  const shade = Uint8Array.from(data, (_, at) => (at % width < 12 ? 90 : 200));
  const inked = shade.map((light, at) => (at % width === 20 ? 40 : light));
  expect(closed({ ...picture, data: inked }, 6).data).toEqual(shade);
});

it('softens to the mean of nine pixels', () => {
  const soft = softened(picture).data;
  const mean = around(data, 10, 10, 1).reduce((sum, one) => sum + one, 0) / 9;
  expect(Math.abs((soft[10 * width + 10] ?? 0) - mean)).toBeLessThan(1.5);
});

it('shrinks to the means of squares, also at the edges', () => {
  const small = shrunk({ data: Uint8Array.of(1, 3, 9, 5, 7, 11), width: 3, height: 2 }, 2);
  expect([...small.data]).toEqual([4, 10]);
  expect([small.width, small.height]).toEqual([2, 1]);
});
