import { distance, quantile, type Spot } from './grey-picture.ts';
import type { Point } from './sheet-frame.ts';
import type { StraightPage } from './straight-page.ts';

/** A long dark line that is no print: dust on a scanner's glass, a crease, a hair, a pen. Millimetres of the page. */
export interface LongLine {
  /** In the order of the line. */
  readonly points: readonly Spot[];
  readonly width: number;
  /** It goes on beyond all bubbles on both sides, as a pupil's line does not. */
  readonly isAcross: boolean;
}

/** Where lines are looked for around a bubble, in radii; what crosses this circle passes it at most so far from its middle. */
const CIRCLE = { radius: 1.75, nearest: 1.65, step: 0.15 } as const;
/** Offsets across a line: how far it is looked for, and where the paper beside it is. */
const ACROSS = { step: 0.15, reach: 0.45, from: 0.9, to: 2.1 } as const;
const offsets = Array.from(
  { length: 2 * Math.round(ACROSS.to / ACROSS.step) + 1 },
  (_, at) => (at - Math.round(ACROSS.to / ACROSS.step)) * ACROSS.step,
);
/** A line is so much darker than the paper on both sides, as a share of print. */
const DARKER = 0.16;
const STEP = 0.6;
/** A line ends where it is not seen for so long; its direction is that of so much of it. */
const GAP = 6;
const STEADY = 15;
/** A line is at least so long; outside bubbles it is seen for so long, in so large a part of what is looked at. */
const LEAST = { length: 18, seen: 6, part: 0.75 } as const;
/** Millimetres: what is nearer to a line is the same line. */
const SAME = 0.8;
/** Beyond the bubbles, and from the edge of the page: where a line that goes across ends. */
const BEYOND = { bubbles: 8, page: 5 } as const;

interface Cut {
  readonly at: Spot;
  readonly width: number;
}

/** The line's middle and width where it is crossed near a place; undefined if there is none. */
function cutAcross(page: StraightPage, [x, y]: Spot, [c, s]: Spot, black: number): Cut | undefined {
  const lights = offsets.map((off) => page.at(x - s * off, y + c * off));
  const side = (sign: 1 | -1): number =>
    quantile(
      lights.filter((_, at) => sign * (offsets[at] ?? 0) >= ACROSS.from - 0.01),
      0.5,
    );
  const paper = Math.min(side(1), side(-1));
  const least = paper * (1 - DARKER * (1 - black));
  let darkest = -1;
  for (const [at, off] of offsets.entries())
    if (Math.abs(off) <= ACROSS.reach + 0.01 && (lights[at] ?? 255) < (lights[darkest] ?? least))
      darkest = at;
  if (darkest < 0) return undefined;
  const half = (paper + (lights[darkest] ?? 0)) / 2;
  let [from, to] = [darkest, darkest];
  while ((lights[from - 1] ?? 255) < half) from -= 1;
  while ((lights[to + 1] ?? 255) < half) to += 1;
  const width = (to - from + 1) * ACROSS.step;
  // What is dark as far as the paper is looked for is no line.
  if (width > 2 * ACROSS.from) return undefined;
  const off = ((offsets[from] ?? 0) + (offsets[to] ?? 0)) / 2;
  return { at: [x - s * off, y + c * off], width };
}

/** Where narrow dark strokes cross a circle around a bubble. */
function spotsAround(page: StraightPage, { x, y }: Point, radius: number, black: number): Spot[] {
  const count = Math.ceil((2 * Math.PI * radius) / CIRCLE.step);
  const places = Array.from({ length: count }, (_, at): Spot => {
    const angle = (2 * Math.PI * at) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  const lights = places.map(([u, v]) => page.at(u, v));
  const lightOf = (at: number): number => lights[(at + count) % count] ?? 255;
  const beside = Math.round(ACROSS.from / CIRCLE.step);
  return places.filter((_, at) => {
    const light = lightOf(at);
    const paper = Math.min(lightOf(at - beside), lightOf(at + beside));
    return (
      light < paper * (1 - DARKER * (1 - black)) &&
      light <= Math.min(lightOf(at - 1), lightOf(at - 2), lightOf(at + 2)) &&
      light < lightOf(at + 1)
    );
  });
}

/** Follows a line from a place; `isBubble` says where it is not looked for. */
function follow(
  page: StraightPage,
  start: Spot,
  towards: Spot,
  black: number,
  isBubble: (spot: Spot) => boolean,
): { points: Cut[]; missed: number; end: Spot } {
  const points: Cut[] = [];
  let [[x, y], [c, s]] = [start, towards];
  let [missed, gap, missedAtEnd] = [0, 0, 0];
  for (; gap < GAP && page.isSeen(x, y); x += c * STEP, y += s * STEP) {
    if (isBubble([x, y])) continue;
    const cut = cutAcross(page, [x, y], [c, s], black);
    if (!cut) {
      gap += STEP;
      missedAtEnd += STEP;
      continue;
    }
    missed += missedAtEnd;
    [gap, missedAtEnd] = [0, 0];
    points.push(cut);
    const back = points.findLast(({ at }) => distance(at, cut.at) >= STEADY)?.at ?? start;
    const long = distance(back, cut.at);
    [x, y] = [(x + cut.at[0]) / 2, (y + cut.at[1]) / 2];
    if (long < STEADY / 2) continue;
    [c, s] = [(cut.at[0] - back[0]) / long, (cut.at[1] - back[1]) / long];
  }
  return { points, missed, end: points.at(-1)?.at ?? start };
}

/** How far a place is from a line, and its width there; Infinity beyond its ends. */
export function distanceTo({ points }: LongLine, [x, y]: Spot): number {
  let nearest = Infinity;
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[index + 1] ?? [x1, y1];
    const long = Math.hypot(x2 - x1, y2 - y1);
    if (long === 0) continue;
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long;
    if (along < -0.3 || along > long + 0.3) continue;
    nearest = Math.min(nearest, Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / long);
  }
  return nearest;
}

/** The part of a line that passes within a distance of a place, as if it were straight; undefined if none does. */
export function partNear(line: LongLine, spot: Spot, reach: number): LongLine | undefined {
  const { points } = line;
  if (distanceTo(line, spot) > reach) return undefined;
  const isNear = (at: number): boolean =>
    points[at] !== undefined && distance(points[at], spot) < 2 * reach;
  const near = points.filter((_, at) => isNear(at) || isNear(at - 1) || isNear(at + 1));
  const [first, last] = [near[0], near.at(-1)];
  return first && last && { ...line, points: [first, last] };
}

/** Lines without those that run into a longer one, as strokes near it do when they are followed. */
function longestOf(lines: readonly LongLine[]): LongLine[] {
  const kept: LongLine[] = [];
  for (const line of lines.toSorted((a, b) => b.points.length - a.points.length)) {
    const shared = line.points.filter((spot) => kept.some((one) => distanceTo(one, spot) < SAME));
    if (shared.length < line.points.length / 2) kept.push(line);
  }
  return kept;
}

/**
 * Finds long dark lines that pass bubbles: the same line is seen between the rows, where a pupil's mark is not.
 * @param seeds bubbles that have ink in or around them, by their middles on the page
 * @param bubbles all of the page
 */
export function findLines(
  page: StraightPage,
  seeds: readonly Point[],
  bubbles: readonly Point[],
  radius: number,
  black: number,
): LongLine[] {
  const lines: LongLine[] = [];
  const isBubble = ([x, y]: Spot): boolean =>
    bubbles.some(
      (one) =>
        Math.abs(one.x - x) < 1.3 * radius && Math.hypot(one.x - x, one.y - y) < 1.3 * radius,
    );
  const [xs, ys] = [bubbles.map(({ x }) => x), bubbles.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - BEYOND.bubbles, Math.max(...xs) + BEYOND.bubbles];
  const [top, bottom] = [Math.min(...ys) - BEYOND.bubbles, Math.max(...ys) + BEYOND.bubbles];
  const isBeyond = ([x, y]: Spot): boolean =>
    x < left ||
    x > right ||
    y < top ||
    y > bottom ||
    ![-1, 1].every(
      (by) => page.isSeen(x + by * BEYOND.page, y) && page.isSeen(x, y + by * BEYOND.page),
    );
  for (const seed of seeds) {
    const spots = spotsAround(page, seed, CIRCLE.radius * radius, black);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) {
        const long = distance(one, other);
        const towards: Spot = [(other[0] - one[0]) / long, (other[1] - one[1]) / long];
        const off = Math.abs((seed.x - one[0]) * towards[1] - (seed.y - one[1]) * towards[0]);
        if (off > CIRCLE.nearest * radius) continue;
        if (lines.some((line) => distanceTo(line, one) < SAME && distanceTo(line, other) < SAME))
          continue;
        const forth = follow(page, other, towards, black, isBubble);
        const back = follow(page, one, [-towards[0], -towards[1]], black, isBubble);
        const cuts = [...back.points.toReversed(), ...forth.points];
        const found = cuts.length * STEP;
        const missed = back.missed + forth.missed;
        if (
          distance(back.end, forth.end) < LEAST.length ||
          found < Math.max(LEAST.seen, LEAST.part * (found + missed))
        )
          continue;
        lines.push({
          points: cuts.map(({ at }) => at),
          width: quantile(
            cuts.map(({ width }) => width),
            0.8,
          ),
          isAcross: isBeyond(back.end) && isBeyond(forth.end),
        });
      }
  }
  return longestOf(lines);
}
