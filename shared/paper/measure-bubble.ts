import { mean, type Spot } from './grey-picture.ts';
import type { StraightPage } from './straight-page.ts';

/** What is in a bubble. Darkness is 0 for the paper around it, and 1 for what is printed black. */
export interface BubbleInk {
  /** The mean darkness inside the printed ring. */
  readonly ink: number;
  /** The share of the inside that is clearly dark: thin strokes have a share and little ink, what was rubbed out has none. */
  readonly share: number;
  /** The darkness of the printed ring: without it there is no bubble. */
  readonly ring: number;
  /** The share of the way around the ring on which something dark leaves it. */
  readonly strokes: number;
  /** How much the paper around differs in light, as a share of it. */
  readonly unevenness: number;
  readonly isSeen: boolean;
}

/** In radii: the inside that is looked at, and where the paper around it is. Letters are farther away. */
const INSIDE = 0.74;
const RING = [0.92, 1, 1.08];
const AROUND = [1.16, 1.23, 1.3];
/** Where the paper's light is known from. */
const KNOWN = 1.23;
/** Darker than this is clearly dark, or a stroke. */
const DARK = 0.3;
const STROKE = 0.22;
/** The darkest that is told apart. */
const MOST = 1.3;

const DIRECTIONS = 32;
const directions = Array.from({ length: DIRECTIONS }, (_, i): Spot => {
  const angle = (i * 2 * Math.PI) / DIRECTIONS;
  return [Math.cos(angle), Math.sin(angle)];
});
/** Directions on both sides of one: a stroke that leaves the ring is narrower than all of them. */
const NARROW = 3;

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
const extremes = (lights: readonly number[], of: (...lights: number[]) => number): number[] =>
  lights.map((_, at) =>
    of(
      ...Array.from(
        { length: 2 * NARROW + 1 },
        (__, i) => lights[(at + i - NARROW + DIRECTIONS) % DIRECTIONS] ?? 255,
      ),
    ),
  );

/**
 * Measures the ink of a bubble.
 * @param black the light of what is printed black, as a share of the paper's
 */
export function measureBubble(
  page: StraightPage,
  [x, y]: Spot,
  radius: number,
  black: number,
): BubbleInk {
  const lightAt = ([dx, dy]: Spot, far: number): number =>
    page.at(x + dx * far * radius, y + dy * far * radius);
  const seen = directions.map((direction) => mean(AROUND.map((far) => lightAt(direction, far))));
  // Narrow dark strokes are taken away, a shadow stays.
  const paper = extremes(extremes(seen, Math.max), Math.min);
  const darkness = (light: number, around: number): number =>
    Math.max(0, Math.min(MOST, (around - light) / Math.max(1, around * (1 - black))));
  const usual = mean(paper);
  const inks = inside.map(({ x: dx, y: dy, weights }) => {
    const around = weights.reduce((sum, weight, i) => sum + weight * (paper[i] ?? 0), 0);
    return darkness(page.at(x + dx * radius, y + dy * radius), around);
  });
  const rings = directions.map((direction, i) =>
    Math.max(...RING.map((far) => darkness(lightAt(direction, far), paper[i] ?? usual))),
  );
  const strokes = seen.filter((light, i) => darkness(light, paper[i] ?? usual) > STROKE);
  return {
    ink: mean(inks),
    share: inks.filter((ink) => ink > DARK).length / inks.length,
    ring: mean(rings),
    strokes: strokes.length / DIRECTIONS,
    unevenness: (Math.max(...paper) - Math.min(...paper)) / Math.max(1, usual),
    isSeen: [1, 3, 5, 7].every((eighth) => {
      const [dx, dy] = directions[eighth * 4] ?? [0, 0];
      return page.isSeen(x + dx * radius * 1.4, y + dy * radius * 1.4);
    }),
  };
}
