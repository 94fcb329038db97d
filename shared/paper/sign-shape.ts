import { extentOf, penOf, placesOf, type BoxInk, type InkExtent, type InkGrid } from './box-ink.ts';
import { fitStrokes, type FittedStrokes, type InkPlaces, type Stroke } from './fit-strokes.ts';
import { mean, type Spot } from './grey-picture.ts';
import { findRing } from './ink-ring.ts';
import type { DrawnSign } from './printed-sheet.ts';

/** Square millimetres: less is a speck of dirt; up to the second it may be a resting pen. */
export const leastArea = { ink: 0.12, sign: 1 } as const;

/** A dot leaves little unexplained, is not too large, about round, and of a pen. Millimetres, and of 255. */
const DOT = { rest: 0.028, radius: 1.35, long: 0.4, pen: 110 } as const;

const isDot = ({ rest, strokes: [dot] }: FittedStrokes, pen: number): boolean =>
  dot !== undefined &&
  rest <= DOT.rest &&
  pen >= DOT.pen &&
  dot.thick + dot.half <= DOT.radius &&
  dot.half <= DOT.long * dot.thick;

/**
 * Two lines are a cross if they leave little unexplained, and one line leaves much more; if they cross away from their ends
 * at an angle in degrees; and if no small disc is much darker or paler than they are, as a share of the pen, nor what is
 * between them around the middle: a dot may be under them. Millimetres.
 */
const CROSS = {
  rest: 0.08,
  ofOne: 1 / 3,
  one: 0.03,
  thick: 0.6,
  arm: 0.2,
  armOfThick: 1,
  angle: 35,
  darker: 0.45,
  paler: 0.22,
  middle: 0.25,
};
/** A cross inside of a circle, whose blur is around it. */
const CIRCLED = { ...CROSS, rest: 0.1, ofOne: 0.5, arm: 0.3, armOfThick: 0.7 };

/** Where two lines cross, the least that is left of one beyond it, and their angle in degrees. */
function crossingOf(one: Stroke, other: Stroke): { at: Spot; arm: number; angle: number } {
  const turn = Math.sin(other.angle - one.angle);
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  /** How far the crossing is from a stroke's middle, by the direction of the other one. */
  const far = ({ angle }: Stroke): number => (dx * Math.sin(angle) - dy * Math.cos(angle)) / turn;
  const along = far(other);
  return {
    at: [one.x + along * Math.cos(one.angle), one.y + along * Math.sin(one.angle)],
    arm: Math.min(one.half - Math.abs(along), other.half - Math.abs(far(one))),
    angle: (Math.asin(Math.min(1, Math.abs(turn))) * 180) / Math.PI,
  };
}

/** Millimetres beyond the lines' width that are around their middle; and the share of the pen that is no line. */
const AROUND = { reach: 0.45, paper: 0.3 } as const;

/** How much darker than strokes the ink is between them, within some millimetres of a place. */
function darkerAround(
  [x, y]: Spot,
  within: number,
  off: Float64Array,
  { xs, ys, dark }: InkPlaces,
): number {
  const between = Array.from(off).filter(
    (more, at) =>
      (dark[at] ?? 0) - more < AROUND.paper &&
      Math.hypot((xs[at] ?? 0) - x, (ys[at] ?? 0) - y) < within,
  );
  return between.length === 0 ? 0 : mean(between);
}

/** Millimetres of the radius over which what is unexplained is averaged. */
const DISC = 0.35;

/** The most and the least that ink is darker than strokes, as a mean over a small disc. */
function extremesOf(off: Float64Array, { across, step }: InkGrid): [most: number, least: number] {
  const reach = Math.max(1, Math.floor(DISC / step));
  const offsets: number[] = [];
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1)
      if (Math.hypot(x, y) * step <= DISC) offsets.push(y * across + x);
  const rim = reach * across + reach;
  let [most, least] = [0, 0];
  for (let at = rim; at < off.length - rim; at += 1) {
    let sum = 0;
    for (const offset of offsets) sum += off[at + offset] ?? 0;
    most = Math.max(most, sum / offsets.length);
    least = Math.min(least, sum / offsets.length);
  }
  return [most, least];
}

/** @param alone what the best single line leaves unexplained */
function isCross(
  { strokes: [one, other], rest, off }: FittedStrokes,
  places: InkGrid,
  alone: number,
  limits: typeof CROSS,
): boolean {
  if (!one || !other || alone < limits.one) return false;
  if (rest > Math.min(limits.rest, limits.ofOne * alone)) return false;
  const { at, arm, angle } = crossingOf(one, other);
  const thick = Math.max(one.thick, other.thick);
  const [most, least] = extremesOf(off, places);
  return (
    thick <= limits.thick &&
    arm >= Math.max(limits.arm, limits.armOfThick * thick) &&
    angle >= limits.angle &&
    most <= limits.darker &&
    least >= -limits.paler &&
    darkerAround(at, thick + AROUND.reach, off, places) <= limits.middle
  );
}

/** Turns of the first guess, in radians: the next one is tried if the lines found before are not good. */
const TURNS = [0, 0.35, -0.35];
const GOOD = 0.04;
/** The first guess: half the width of a pen in millimetres, and the share of half the diagonal that a line reaches. */
const GUESS = { thick: 0.25, reach: 0.85 } as const;

/** The two lines that are most like ink. */
function fitCross(places: InkPlaces, { x, y, halfX, halfY }: InkExtent): FittedStrokes {
  const diagonal = Math.atan2(halfY, halfX);
  const half = GUESS.reach * Math.hypot(halfX, halfY);
  let best: FittedStrokes = { strokes: [], rest: Infinity, off: new Float64Array() };
  for (const turn of TURNS) {
    const guess = [diagonal, -diagonal].map((angle) => ({
      ...{ x, y, angle: angle + turn, half },
      ...{ bow: 0, thick: GUESS.thick, dark: 1 },
    }));
    const fitted = fitStrokes(places, guess);
    if (fitted.rest < best.rest) best = fitted;
    if (best.rest <= GOOD) break;
  }
  return best;
}

/** The single stroke, a line or a dot, that is most like ink. */
function fitOne(places: InkPlaces): FittedStrokes {
  const { xs, ys, dark } = places;
  const all = dark.reduce((sum, each) => sum + each, 1e-6);
  const meanOf = (of: (at: number) => number): number =>
    dark.reduce((sum, each, at) => sum + each * of(at), 0) / all;
  const [x, y] = [meanOf((at) => xs[at] ?? 0), meanOf((at) => ys[at] ?? 0)];
  const across = meanOf((at) => ((xs[at] ?? 0) - x) ** 2);
  const down = meanOf((at) => ((ys[at] ?? 0) - y) ** 2);
  const both = meanOf((at) => ((xs[at] ?? 0) - x) * ((ys[at] ?? 0) - y));
  const apart = Math.hypot((across - down) / 2, both);
  const spread = (more: number): number => Math.sqrt(Math.max(0.01, (across + down) / 2 + more));
  const [long, short] = [spread(apart), spread(-apart)];
  return fitStrokes(places, [
    {
      ...{ x, y, angle: Math.atan2(2 * both, across - down) / 2 },
      ...{ half: Math.max(0.2, 1.7 * (long - short)), thick: 1.5 * short },
      ...{ bow: 0, dark: 1 },
    },
  ]);
}

/** The share of a ring's radius that a cross in it reaches to each side, as a first guess. */
const IN_RING = 0.7;

/** Whether ink is a cross in a ring. */
function isCircled(ink: BoxInk, places: InkGrid, extent: InkExtent, pen: number): boolean {
  const ring = findRing(ink, extent, pen);
  if (!ring) return false;
  const inside = places.xs.flatMap((x, at) => (ring.isInside(x, places.ys[at] ?? 0) ? [at] : []));
  const take = (values: readonly number[]): number[] => inside.map((at) => values[at] ?? 0);
  const within = { xs: take(places.xs), ys: take(places.ys), dark: take(places.dark) };
  const reach = IN_RING * ring.radius;
  const two = fitCross(within, { ...extent, halfX: reach, halfY: reach });
  const off = new Float64Array(places.xs.length);
  inside.forEach((at, index) => {
    off[at] = two.off[index] ?? 0;
  });
  return isCross({ ...two, off }, places, fitOne(within).rest, CIRCLED);
}

/**
 * Which sign the ink of a box is. Only what looks like one sign, drawn once, is one; all else is unclear: corrections,
 * two signs, single lines.
 */
export function shapeOf(ink: BoxInk): DrawnSign | 'none' | 'unclear' {
  const { pen, area } = penOf(ink);
  if (area < leastArea.ink) return 'none';
  if (area < leastArea.sign) return 'unclear';
  const places = placesOf(ink, pen);
  const one = fitOne(places);
  if (isDot(one, pen)) return 'late';
  const extent = extentOf(places);
  if (isCross(fitCross(places, extent), places, one.rest, CROSS)) return 'absent';
  return isCircled(ink, places, extent, pen) ? 'excused' : 'unclear';
}
