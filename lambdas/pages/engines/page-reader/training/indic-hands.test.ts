import { describe, expect, it } from 'vitest';
import { indicHandOf } from './indic-hands.ts';
import { inventedHand } from './invented-hand.fixture.ts';
import { extentOf, type Shape } from './pen-hands.ts';
import type { Stroke } from './unipen.ts';

const { signs } = indicHandOf(inventedHand());
const shapesOf = (digit: string): readonly Shape[] => signs.get(digit) ?? [];
const whole = (shape: Shape): Stroke => shape.flat();
/** The stroke's x at its highest and at its lowest point. */
const ends = (shape: Shape): readonly [top: number, foot: number] => {
  const points = whole(shape).toSorted((a, b) => a[1] - b[1]);
  return [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
};
/** How often the line turns between up and down. */
const turns = (shape: Shape): number => {
  const ways = whole(shape)
    .slice(1)
    .map(([, y], at) => Math.sign(y - (whole(shape)[at]?.[1] ?? 0)))
    .filter((way) => way !== 0);
  return ways.filter((way, at) => at > 0 && way !== ways[at - 1]).length;
};

describe('Arabic-Indic digits by somebody else’s pen', () => {
  it('has shapes of all ten', () => {
    expect([...signs.keys()].filter((sign) => /\d/.test(sign))).toEqual([...'0123456789']);
  });

  it('draws digits about one unit high, and a small zero above the line', () => {
    for (const digit of ['1', '2', '4', '6', '7', '8', '9'])
      for (const shape of shapesOf(digit)) {
        expect(extentOf(shape).height).toBeGreaterThan(0.8);
        expect(extentOf(shape).height).toBeLessThan(1.2);
      }
    for (const shape of shapesOf('0')) {
      expect(extentOf(shape).height).toBeLessThan(0.45);
      expect(extentOf(shape).bottom).toBeLessThan(0.05);
    }
  });

  it('opens ٧ upwards and ٨ downwards', () => {
    const bottomX = (shape: Shape) => ends(shape)[1];
    for (const shape of shapesOf('7')) {
      const { left, width } = extentOf(shape);
      expect(bottomX(shape)).toBeCloseTo(left + width / 2, 1);
    }
    for (const shape of shapesOf('8')) {
      const { left, width } = extentOf(shape);
      expect(ends(shape)[0]).toBeCloseTo(left + width / 2, 1);
    }
  });

  it('hooks ٢ to the right of its stem once, ٣ twice, and ٦ to the left', () => {
    const [mirrored, hooked] = shapesOf('2');
    // The mirrored 7 has its corner at the upper left, and goes down to the right.
    expect(ends(mirrored ?? [])[1]).toBeGreaterThan(extentOf(mirrored ?? []).left);
    expect(turns(hooked ?? [])).toBe(2);
    for (const shape of shapesOf('3')) expect(turns(shape)).toBe(4);
    for (const shape of shapesOf('6')) {
      const { left, width } = extentOf(shape);
      expect(ends(shape)[1]).toBeGreaterThan(left + width * 0.5);
    }
  });

  it('lacks digits of which the writer has no part', () => {
    const some = indicHandOf(inventedHand(['1', '9']));
    expect([...some.signs.keys()]).toEqual(['0', '1', '4', '9']);
  });

  it('draws the same for a writer each time', () => {
    expect(indicHandOf(inventedHand())).toEqual(indicHandOf(inventedHand()));
  });
});
