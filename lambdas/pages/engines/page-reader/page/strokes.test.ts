import { expect, it } from 'vitest';
import type { Grey } from './grey.ts';
import { findPageInk, withoutWedges } from './strokes.ts';

const WIDTH = 1000;
const HEIGHT = 600;

/** Paper with dark rectangles: left, top, right and bottom, inclusive. */
function pageWith(...rectangles: readonly (readonly number[])[]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [left = 0, top = 0, right = 0, bottom = 0] of rectangles)
    for (let y = top; y <= bottom; y += 1) data.fill(30, y * WIDTH + left, y * WIDTH + right + 1);
  return { data, width: WIDTH, height: HEIGHT };
}

const letters = Array.from({ length: 20 }, (_, at) => [100 + 40 * at, 300, 112 + 40 * at, 319]);

it('paints a wedge of the desk as paper, and leaves the writing beside it', () => {
  const page = pageWith(...letters, [2, 100, 8, 260]);
  const { strokes, wedges } = findPageInk(page);
  expect(strokes).toHaveLength(20);
  expect(wedges).toMatchObject([{ left: 2, top: 100, right: 8, bottom: 260 }]);
  const clean = withoutWedges(page, wedges);
  expect(clean.data.slice(150 * WIDTH, 150 * WIDTH + 50).every((grey) => grey === 255)).toBe(true);
  expect(clean.data[310 * WIDTH + 105]).toBe(30);
});

it('takes short ink at the edge for a row number that may be read', () => {
  const page = pageWith(...letters, [4, 200, 10, 220]);
  const { strokes, wedges } = findPageInk(page);
  expect(strokes).toHaveLength(20);
  expect(wedges).toEqual([]);
  expect(withoutWedges(page, wedges)).toBe(page);
});
