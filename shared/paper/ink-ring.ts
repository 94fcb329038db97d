import type { BoxInk, InkExtent } from './box-ink.ts';
import { quantile } from './grey-picture.ts';

/** Directions and distances at which a ring is looked for; distances are shares of half the ink's width and height. */
const DIRECTIONS = 72;
const SHARES = { from: 0.58, step: 0.04, count: 13 } as const;
/** A ring is as dark as this share of the pen; it is there where it is darker than this share of itself, almost all round. */
const RING = { pen: 0.18, there: 0.5, round: 0.72, gap: 9, radius: 0.65 } as const;
/** Millimetres: how far in the inner edge of a ring is looked for, in which steps, and what is left out beside it. */
const EDGE = { most: 1, step: 0.08, beside: 0.1 } as const;

/** How dark ink is at a place in millimetres. */
function darkAt({ dark, width, height, perMillimetre }: BoxInk, x: number, y: number): number {
  const [px, py] = [x * perMillimetre - 0.5, y * perMillimetre - 0.5];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, below] = [px - left, py - top];
  const pixel = (u: number, v: number): number =>
    u < 0 || v < 0 || u >= width || v >= height ? 0 : (dark[v * width + u] ?? 0);
  return (
    (pixel(left, top) * (1 - right) + pixel(left + 1, top) * right) * (1 - below) +
    (pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right) * below
  );
}

/** The darkest way around, at each direction the index of a distance: neighbours differ by one at most. */
function darkestWay(around: readonly Float64Array[]): number[] {
  // Twice around, so that the way meets itself.
  const lines = [...around, ...around];
  const from: Int8Array[] = [];
  let sums = new Float64Array(SHARES.count);
  for (const line of lines) {
    const next = new Float64Array(SHARES.count);
    const steps = new Int8Array(SHARES.count);
    for (let at = 0; at < SHARES.count; at += 1) {
      let best = at;
      for (const other of [at - 1, at + 1])
        if ((sums[other] ?? -1) > (sums[best] ?? 0)) best = other;
      steps[at] = best;
      next[at] = (sums[best] ?? 0) + (line[at] ?? 0);
    }
    from.push(steps);
    sums = next;
  }
  let at = sums.indexOf(Math.max(...sums));
  const way: number[] = [];
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    way.push(at);
    at = from[line]?.[at] ?? at;
  }
  // Of the middle of both turns.
  const half = DIRECTIONS / 2;
  const middle = way.reverse().slice(half, half + DIRECTIONS);
  return [...middle.slice(half), ...middle.slice(0, half)];
}

/** The most neighbours around that are not there. */
function longestGap(there: readonly boolean[]): number {
  let [longest, gap] = [0, 0];
  for (const is of [...there, ...there]) {
    gap = is ? 0 : gap + 1;
    longest = Math.max(longest, gap);
  }
  return longest;
}

/**
 * The ring around ink, if there is one.
 * @returns whether a place in millimetres is inside of its line, and how far in from the ink's middle that is
 */
export function findRing(
  ink: BoxInk,
  { x, y, halfX, halfY }: InkExtent,
  pen: number,
): { isInside: (x: number, y: number) => boolean; radius: number } | undefined {
  const turns = Array.from({ length: DIRECTIONS }, (_, i) => (i * 2 * Math.PI) / DIRECTIONS);
  const radiusOf = (angle: number, share: number): number =>
    share * Math.hypot(Math.cos(angle) * halfX, Math.sin(angle) * halfY);
  // A direction on the ellipse, as an angle.
  const seen = (angle: number, share: number): number =>
    darkAt(ink, x + Math.cos(angle) * halfX * share, y + Math.sin(angle) * halfY * share);
  const shareOf = (at: number): number => SHARES.from + at * SHARES.step;
  const around = turns.map((angle) =>
    Float64Array.from({ length: SHARES.count }, (_, at) => seen(angle, shareOf(at))),
  );
  const way = darkestWay(around);
  const darkness = way.map((at, direction) => around[direction]?.[at] ?? 0);
  const usual = quantile(darkness, 0.5);
  if (usual < RING.pen * pen) return undefined;
  const there = darkness.map((dark) => dark >= RING.there * usual);
  if (there.filter(Boolean).length < RING.round * DIRECTIONS) return undefined;
  if (longestGap(there) > RING.gap) return undefined;
  const widths = turns.map((angle, direction) => {
    const share = shareOf(way[direction] ?? 0);
    const scale = radiusOf(angle, 1);
    for (let into = 0; into < EDGE.most; into += EDGE.step)
      if (seen(angle, share - into / scale) < RING.there * usual) return into;
    return EDGE.most;
  });
  const width = quantile(widths, 0.4);
  const inner = turns.map(
    (angle, direction) => shareOf(way[direction] ?? 0) - (width + EDGE.beside) / radiusOf(angle, 1),
  );
  const radius = quantile(inner, 0.5) * Math.min(halfX, halfY);
  if (radius < RING.radius) return undefined;
  return {
    radius,
    isInside: (px, py) => {
      const [u, v] = [(px - x) / halfX, (py - y) / halfY];
      const angle = (Math.atan2(v, u) + 2 * Math.PI) % (2 * Math.PI);
      const direction = Math.round((angle / (2 * Math.PI)) * DIRECTIONS) % DIRECTIONS;
      return Math.hypot(u, v) < (inner[direction] ?? 0);
    },
  };
}
