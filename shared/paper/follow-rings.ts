import type { Spot } from './grey-picture.ts';
import type { FollowedPrint } from './locate-sheet.ts';
import type { PrintedAnswers } from './printed-answers.ts';
import { settle, shiftThrough, type Offset } from './smooth-shift.ts';
import type { StraightPage } from './straight-page.ts';

/** Millimetres: how far a ring is searched, coarsely and then finely. */
const REACH = { far: 1.4, coarse: 0.2, near: 0.15, fine: 0.1 } as const;
/** A ring is at least this much darker than the paper around it, in most directions: a letter is not. */
const CONTRAST = 0.04;
const MOST = 0.75;
/** So much contrast is clear, more counts little: or what is filled would be found where a side of it is darkest. */
const CLEAR = 0.2;
const DARKER = 0.1;
/** Where it is darkest, in radii: a pen moves its edge. */
const NEAR = [0.94, 1, 1.06];
/** Where the paper around a ring is, in radii: nearer than letters. */
const OUTSIDE = 1.28;
/** Rings are printed exactly, but what fills them moves their edge. */
const STIFFNESS = { ticks: 0.0005, rings: 0.05 } as const;

/** Rings are found whether they are filled or not; a line or a column too far, up to three quarters of them are found as well. */
const LEAST = { all: 0.78, band: 0.6 } as const;

const directions = Array.from({ length: 24 }, (_, i): Spot => {
  const angle = (i * Math.PI) / 12;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The place around `middle` with the highest score. */
function bestAround(
  score: (place: Spot) => number,
  [x, y]: Spot,
  reach: number,
  step: number,
): { place: Spot; score: number } {
  const count = Math.round((2 * reach) / step);
  let best: { place: Spot; score: number } = { place: [x, y], score: -Infinity };
  for (let row = 0; row <= count; row += 1)
    for (let column = 0; column <= count; column += 1) {
      const place: Spot = [x - reach + column * step, y - reach + row * step];
      const value = score(place);
      if (value > best.score) best = { place, score: value };
    }
  return best;
}

function isRing(page: StraightPage, radius: number, [x, y]: Spot): boolean {
  const dark = directions.filter(([dx, dy]) => {
    const at = (far: number): number => page.at(x + dx * radius * far, y + dy * radius * far);
    const paper = at(OUTSIDE);
    return paper - Math.min(...NEAR.map(at)) > paper * CONTRAST;
  });
  return dark.length >= MOST * directions.length;
}

/** The middle of the ring, empty or filled, that is near a place; undefined if none is clear. */
function findRing(page: StraightPage, radius: number, expected: Spot): Spot | undefined {
  const score = ([x, y]: Spot): number => {
    let sum = 0;
    for (const [dx, dy] of directions) {
      const paper = page.at(x + dx * radius * OUTSIDE, y + dy * radius * OUTSIDE);
      const ring = page.at(x + dx * radius, y + dy * radius);
      const contrast = (paper - ring) / Math.max(1, paper);
      sum += Math.max(-CLEAR, Math.min(CLEAR, contrast)) + contrast * DARKER;
    }
    return sum / directions.length;
  };
  const coarse = bestAround(score, expected, REACH.far, REACH.coarse);
  if (coarse.score < CONTRAST) return undefined;
  const { place } = bestAround(score, coarse.place, REACH.near, REACH.fine);
  return isRing(page, radius, place) ? place : undefined;
}

/** Follows the rings of bubbles from where the ticks say they are. */
export function followRings(
  page: StraightPage,
  { groups, bubbleSize }: PrintedAnswers,
  ticks: readonly Offset[],
): FollowedPrint {
  const shift = shiftThrough(ticks, STIFFNESS.ticks);
  const expected = groups.flat();
  const measured = expected.flatMap(({ x, y }): Offset[] => {
    const [dx, dy] = shift(x, y);
    const found = findRing(page, bubbleSize / 2, [x + dx, y + dy]);
    return found ? [{ x, y, dx: found[0] - x, dy: found[1] - y }] : [];
  });
  return { ...settle(ticks, measured, STIFFNESS.rings), expected, least: LEAST };
}
