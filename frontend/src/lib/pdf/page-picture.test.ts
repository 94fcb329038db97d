import { expect, it } from 'vitest';
import { isEmptyPage, sizeOfPage } from './page-picture.ts';

it('a page of A4 has 2,400 pixels, a larger one more, and none more than 3,600', () => {
  expect(sizeOfPage({ width: 595, height: 842 })).toEqual({ width: 1696, height: 2400 });
  expect(sizeOfPage({ width: 842, height: 595 })).toEqual({ width: 2400, height: 1696 });
  expect(sizeOfPage({ width: 842, height: 1191 })).toEqual({ width: 2400, height: 3395 });
  expect(sizeOfPage({ width: 300, height: 400 })).toEqual({ width: 1800, height: 2400 });
  expect(sizeOfPage({ width: 1e7, height: 1e7 })).toEqual({ width: 3600, height: 3600 });
});

it('a page that is a line, or no page, has no picture', () => {
  for (const [width, height] of [
    ...[[10, 14_400] as const, [0, 0] as const, [Number.NaN, 100] as const],
    [Infinity, 100] as const,
  ])
    expect(sizeOfPage({ width, height })).toBeUndefined();
});

/** A page of 200 x 300 pixels with a dark square in a corner. */
const pageWith = (side: number, dark: number, paper = 250): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(200 * 300 * 4).fill(paper);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) pixels.fill(dark, (y * 200 + x) * 4, (y * 200 + x) * 4 + 3);
  return pixels;
};

it('a page without ink is empty; one with a corner mark, a faint one too, or of grey paper is not', () => {
  expect(isEmptyPage(pageWith(0, 0))).toBe(true);
  expect(isEmptyPage(pageWith(4, 0))).toBe(true);
  expect(isEmptyPage(pageWith(5, 0))).toBe(false);
  expect(isEmptyPage(pageWith(6, 170))).toBe(false);
  expect(isEmptyPage(pageWith(0, 0, 160))).toBe(false);
});
