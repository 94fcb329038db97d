import { mean, quantile } from './grey-picture.ts';

/** The ink of one box. */
export interface BoxInk {
  /** How dark each of its pixels is, from 0 to 255: row by row, 0 where there is none. */
  readonly dark: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perMillimetre: number;
}

/** Directions in which ink is looked for. */
export const DIRECTIONS = 72;
/** Of the pen's darkness: what is ink, and how pale it is between two arms, as a share of the paler one. */
export const PEN = { ink: 0.45, arm: 0.35, ring: 0.28, between: 0.72 } as const;
/** The share of all directions that ink reaches outside. */
export const OUTSIDE = { from: 0.78, crossMost: 0.66, ringLeast: 0.6 } as const;
/** Widths of the pen that the middle of a cross is thick, at most. */
const MIDDLE = 1.15;

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A sign around its middle. */
export interface Rays {
  /** The darkness in a direction, at a share of half the width and height. */
  readonly at: (direction: number, radius: number) => number;
  readonly halves: readonly [across: number, down: number];
  readonly middle: readonly [x: number, y: number];
  readonly pen: number;
}

export interface Spots {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** The middles of the pixels that are dark enough to be the pen's, in millimetres. */
export function spotsOf({ dark, width, perMillimetre }: BoxInk, least: number): Spots {
  const spots = range(dark.length).filter((at) => (dark[at] ?? 0) >= least);
  return {
    xs: spots.map((at) => ((at % width) + 0.5) / perMillimetre),
    ys: spots.map((at) => (Math.floor(at / width) + 0.5) / perMillimetre),
  };
}

export function raysOf(
  { dark, width, height, perMillimetre }: BoxInk,
  { xs, ys }: Spots,
  pen: number,
  [moveX, moveY]: readonly [x: number, y: number] = [0, 0],
): Rays {
  const half = 0.5 / perMillimetre;
  const ends = (values: readonly number[]): [number, number] => [
    quantile(values, 0.01) - half,
    quantile(values, 0.99) + half,
  ];
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
  const pixel = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (dark[y * width + x] ?? 0);
  return {
    pen,
    halves: [halfX, halfY],
    middle: [(left + right) / 2 + moveX * halfX, (top + bottom) / 2 + moveY * halfY],
    at: (direction, radius) => {
      const angle = (direction * 2 * Math.PI) / DIRECTIONS;
      const across = Math.cos(angle) * radius + moveX * (1 - radius);
      const down = Math.sin(angle) * radius + moveY * (1 - radius);
      const x = ((left + right) / 2 + across * halfX) * perMillimetre - 0.5;
      const y = ((top + bottom) / 2 + down * halfY) * perMillimetre - 0.5;
      const [u, v] = [Math.floor(x), Math.floor(y)];
      const [s, t] = [x - u, y - v];
      return (
        (pixel(u, v) * (1 - s) + pixel(u + 1, v) * s) * (1 - t) +
        (pixel(u, v + 1) * (1 - s) + pixel(u + 1, v + 1) * s) * t
      );
    },
  };
}

/** Directions of arms at one radius, in order: the darkest ones, each with something paler before the next. */
export function armsAt({ at, pen }: Rays, radius: number): number[] {
  const around = range(DIRECTIONS).map((direction) => at(direction, radius));
  const start = around.indexOf(Math.min(...around));
  const arms: { direction: number; dark: number }[] = [];
  let valley = around[start] ?? 0;
  for (const step of range(DIRECTIONS)) {
    const direction = (start + step) % DIRECTIONS;
    const dark = around[direction] ?? 0;
    const last = arms.at(-1);
    if (dark >= pen * PEN.arm && (!last || valley <= PEN.between * Math.min(last.dark, dark))) {
      arms.push({ direction, dark });
      valley = dark;
    } else if (last && dark > last.dark) {
      arms[arms.length - 1] = { direction, dark };
      valley = dark;
    } else valley = Math.min(valley, dark);
  }
  return arms.map(({ direction }) => direction).toSorted((a, b) => a - b);
}

/** The arms at a radius. */
export interface Arms {
  readonly radius: number;
  readonly arms: readonly number[];
}

/** From one direction to another, turning on. */
const turn = (from: number, to: number): number => (to - from + DIRECTIONS) % DIRECTIONS;

/** Two lines that cross have four arms, each between 30 and 150 degrees from the next. */
export function isCross(arms: readonly number[]): boolean {
  const gaps = arms.map((arm, index) => turn(arm, arms[(index + 1) % arms.length] ?? 0));
  const [least, most] = [(30 / 360) * DIRECTIONS, (150 / 360) * DIRECTIONS];
  return arms.length === 4 && gaps.every((gap) => gap >= least && gap <= most);
}

/** The share of the directions that ink reaches far from the middle. */
export function outsideOf({ at, pen }: Rays): number {
  const steps = range(8).map((i) => OUTSIDE.from + ((1.06 - OUTSIDE.from) * i) / 7);
  const reached = range(DIRECTIONS).filter((direction) =>
    steps.some((radius) => at(direction, radius) >= pen * PEN.ink),
  );
  return reached.length / DIRECTIONS;
}

/** How many of the directions between the arms of a cross come upon a circle outside of it. */
export function circled({ at, pen }: Rays, radius: number, arms: readonly number[]): number {
  return arms.filter((arm, index) => {
    const between = arm + turn(arm, arms[(index + 1) % arms.length] ?? 0) / 2;
    const steps = range(12).map((i) => at(between, radius + ((1.06 - radius) * i) / 11));
    const [inside = 0] = steps;
    const palest = steps.map((_, i) => Math.min(inside, ...steps.slice(0, i + 1)));
    return steps.some((dark, i) => dark >= pen * PEN.ring && (palest[i] ?? 0) <= 0.8 * dark);
  }).length;
}

/** The share of the directions in which there is ink at a radius. */
const inkedAt = ({ at, pen }: Rays, radius: number): number =>
  range(DIRECTIONS).filter((one) => at(one, radius) >= pen * 0.5).length / DIRECTIONS;

/** The width of the arms of a cross at a radius, in millimetres. */
export const penWidth = (rays: Rays, radius: number): number =>
  (inkedAt(rays, radius) * 2 * Math.PI * radius * mean(rays.halves)) / 4;

/** Whether the middle of a cross is not much thicker than its arms: a dot may be under it. */
export function hasThinMiddle(rays: Rays, width: number): boolean {
  const thick = range(40).findIndex((step) => inkedAt(rays, step / 40) < 0.94) / 40;
  return thick > 0 && thick * mean(rays.halves) < MIDDLE * width + 0.1;
}
