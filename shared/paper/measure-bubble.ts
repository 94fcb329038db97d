import { mean, quantile, type Spot } from './grey-picture.ts';
import type { StraightPage } from './straight-page.ts';

/** What is in a bubble. Darkness is 0 for the paper around it, and 1 for what is printed black. */
export interface BubbleInk {
  /** The mean darkness inside the printed ring. */
  readonly ink: number;
  /** The share of the inside that is clearly dark: thin strokes have a share and little ink, what was rubbed out has none. */
  readonly share: number;
  /** The darkness of the printed ring: without it there is no bubble. */
  readonly ring: number;
  /** The share of what is around the ring that is clearly dark: a letter, and what somebody drew around the bubble. */
  readonly beside: number;
  /** The darkness of a line that leaves the bubble on opposite sides; less if it ends near the ring. */
  readonly strike: number;
  /** How much the paper around differs in light, as a share of it. */
  readonly unevenness: number;
  readonly isSeen: boolean;
  /** The share of the inside that is under a line, which was left out. */
  readonly hidden: number;
}

/** In radii: the inside that is looked at, the ring, and what is around it. */
const INSIDE = 0.74;
const RING = [0.92, 1, 1.08];
const AROUND = [1.16, 1.26, 1.36, 1.48, 1.6, 1.72];
/** Where a line that strikes a bubble out is seen, and how much it counts there: what fills a bubble may reach the nearer place. */
const STRIKE = [
  { far: 1.48, counts: 1 },
  { far: 1.36, counts: 0.4 },
] as const;
/** Where the paper's light is known from. */
const KNOWN = 1.26;
/** Darker than this is clearly dark. */
const DARK = 0.3;
/** No place counts as darker than this, however black it is. */
const MOST = 1.3;

const DIRECTIONS = 32;
const around = (count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle)];
  });
const directions = around(DIRECTIONS);
/** A line is narrower than what is between two directions, so it is looked for in more of them. */
const FINER = 3;
const fine = around(DIRECTIONS * FINER);
/** Directions on both sides of one: a stroke that leaves the ring is narrower than all of them. */
const NARROW = 2;

/**
 * Places inside a bubble of radius 1, each with what light around it says of the paper there: as a membrane that is fixed
 * around (Poisson's integral). So a shadow's edge through a bubble is no ink.
 */
const inside = Array.from({ length: 15 * 15 }, (_, at): Spot => [
  (((at % 15) - 7) / 7) * INSIDE,
  ((Math.floor(at / 15) - 7) / 7) * INSIDE,
])
  .filter(([x, y]) => Math.hypot(x, y) <= INSIDE)
  .map(([x, y]) => {
    const [u, v] = [x / KNOWN, y / KNOWN];
    const squared = u * u + v * v;
    const weights = directions.map(([c, s]) => (1 - squared) / (1 - 2 * (u * c + v * s) + squared));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return { x, y, weights: weights.map((weight) => weight / sum) };
  });

/** The lightest or darkest of the neighbours around a circle, for each direction. */
const extremes = (
  lights: readonly number[],
  of: (...lights: number[]) => number,
  reach = NARROW,
): number[] =>
  lights.map((_, at) =>
    of(
      ...Array.from(
        { length: 2 * reach + 1 },
        (__, i) => lights[(at + i - reach + lights.length) % lights.length] ?? 255,
      ),
    ),
  );

/** How dark a line is that leaves on opposite sides, from the darkness around by direction. */
function strikeOf(darks: readonly number[]): number {
  const near = extremes(darks, Math.max, NARROW * FINER);
  const half = darks.length / 2;
  return Math.max(...darks.map((dark, i) => Math.min(dark, near[(i + half) % darks.length] ?? 0)));
}

/**
 * Measures the ink of a bubble.
 * @param black the light of what is printed black, as a share of the paper's
 * @param isLine whether a line goes through a place that is not to be looked at
 */
export function measureBubble(
  page: StraightPage,
  [x, y]: Spot,
  radius: number,
  black: number,
  isLine: (spot: Spot) => boolean = () => false,
): BubbleInk {
  const spotAt = ([dx, dy]: Spot, far: number): Spot => [
    x + dx * far * radius,
    y + dy * far * radius,
  ];
  const lightAt = (direction: Spot, far: number): number => page.at(...spotAt(direction, far));
  const isClear = (direction: Spot, far: number): boolean => !isLine(spotAt(direction, far));
  const lights = directions.map((direction) => AROUND.map((far) => lightAt(direction, far)));
  const lightest = lights.map((byDistance) => quantile(byDistance, 0.7));
  // Narrow dark strokes are taken away, a shadow stays.
  const paper = extremes(extremes(lightest, Math.max), Math.min);
  const usual = mean(paper);
  const darkness = (light: number, paperLight = usual): number =>
    Math.max(0, Math.min(MOST, (paperLight - light) / Math.max(1, paperLight * (1 - black))));
  const inks = inside.flatMap(({ x: dx, y: dy, weights }) => {
    if (!isClear([dx, dy], 1)) return [];
    const paperLight = weights.reduce((sum, weight, i) => sum + weight * (paper[i] ?? 0), 0);
    return darkness(lightAt([dx, dy], 1), paperLight);
  });
  const rings = directions.flatMap((direction, i) => {
    const seen = RING.filter((far) => isClear(direction, far));
    return seen.length < RING.length
      ? []
      : Math.max(...seen.map((far) => darkness(lightAt(direction, far), paper[i])));
  });
  const beside = lights.map((byDistance, i) =>
    byDistance.map((light, at) =>
      isClear(directions[i] ?? [0, 0], AROUND[at] ?? 0) ? darkness(light, paper[i]) : 0,
    ),
  );
  const darksAt = (far: number): number[] =>
    fine.map((direction, i) =>
      isClear(direction, far)
        ? darkness(lightAt(direction, far), paper[Math.round(i / FINER) % DIRECTIONS])
        : 0,
    );
  const shareOf = (darks: readonly number[]): number =>
    darks.filter((dark) => dark > DARK).length / Math.max(1, darks.length);
  return {
    ink: inks.length > 0 ? mean(inks) : 0,
    share: shareOf(inks),
    ring: rings.length > 0 ? mean(rings) : 0,
    beside: shareOf(beside.flat()),
    strike: Math.max(...STRIKE.map(({ far, counts }) => counts * strikeOf(darksAt(far)))),
    unevenness: (Math.max(...paper) - Math.min(...paper)) / Math.max(1, usual),
    isSeen: [1, 3, 5, 7].every((eighth) => {
      const [dx, dy] = directions[eighth * 4] ?? [0, 0];
      return page.isSeen(x + dx * radius * 1.4, y + dy * radius * 1.4);
    }),
    hidden: 1 - inks.length / inside.length,
  };
}
