import { describe, expect, it } from 'vitest';
import type { BoxInk } from './box-ink.ts';
import { findRing } from './ink-ring.ts';

const EACH = 6;
const SIDE = 6 * EACH;
/** Ink where a place, in millimetres from the middle, says so. */
const inkWhere = (darkOf: (x: number, y: number) => number): BoxInk => ({
  dark: Uint8Array.from({ length: SIDE ** 2 }, (_, at) =>
    darkOf(((at % SIDE) + 0.5) / EACH - 3, (Math.floor(at / SIDE) + 0.5) / EACH - 3),
  ),
  ...{ width: SIDE, height: SIDE, perMillimetre: EACH },
});
const extent = { x: 3, y: 3, halfX: 2.2, halfY: 2.2 };
const isOnRing = (x: number, y: number): boolean => Math.abs(Math.hypot(x, y) - 2) < 0.25;
const isOnCross = (x: number, y: number): boolean =>
  Math.min(Math.abs(x - y), Math.abs(x + y)) < 0.35 && Math.hypot(x, y) < 2.2;

describe('a ring of ink', () => {
  it('is found around a cross, and its inside ends before its line', () => {
    const ring = findRing(
      inkWhere((x, y) => (isOnRing(x, y) || isOnCross(x, y) ? 200 : 0)),
      extent,
      200,
    );
    expect(ring?.isInside(3, 3)).toBe(true);
    expect(ring?.isInside(3 + 1.3, 3)).toBe(true);
    expect(ring?.isInside(3 + 1.95, 3)).toBe(false);
  });

  it('may be paler than the cross, and cut where it crosses the rules of its box', () => {
    const gapped = inkWhere((x, y) => {
      if (isOnCross(x, y) && Math.hypot(x, y) < 1.4) return 220;
      const isGap = Math.min(Math.abs(x), Math.abs(y)) < 0.3;
      return isOnRing(x, y) && !isGap ? 80 : 0;
    });
    expect(findRing(gapped, extent, 220)).toBeDefined();
  });

  it('is neither a cross alone, nor half a circle, nor a small blot', () => {
    const cross = inkWhere((x, y) => (isOnCross(x, y) ? 200 : 0));
    const half = inkWhere((x, y) => (isOnRing(x, y) && y < 0.5 ? 200 : 0));
    const blot = inkWhere((x, y) => (Math.hypot(x, y) < 0.8 ? 200 : 0));
    expect(findRing(cross, extent, 200)).toBeUndefined();
    expect(findRing(half, extent, 200)).toBeUndefined();
    expect(findRing(blot, { ...extent, halfX: 0.8, halfY: 0.8 }, 200)).toBeUndefined();
    expect(
      findRing(
        inkWhere(() => 0),
        extent,
        200,
      ),
    ).toBeUndefined();
  });
});
