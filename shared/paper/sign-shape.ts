import { mean, quantile } from './grey-picture.ts';
import type { DrawnSign } from './printed-sheet.ts';
import {
  type BoxInk,
  DIRECTIONS,
  PEN,
  OUTSIDE,
  range,
  type Rays,
  type Spots,
  spotsOf,
  raysOf,
  armsAt,
  type Arms,
  isCross,
  outsideOf,
  circled,
  penWidth,
  hasThinMiddle,
} from './sign-rays.ts';

/** Square millimetres: less is a speck of dirt; up to the second it may be a resting pen. */
const LEAST = { ink: 0.12, sign: 1 } as const;
/**
 * Millimetres and shares by which a dot is one. A dot is as dark as its pen in most of its area; a small cross that is
 * out of focus is neither.
 */
const DOT = {
  solid: 0.75,
  solidShare: 0.5,
  dark: 135,
  radius: 1.5,
  fill: 0.8,
  mayBe: 0.74,
  ratio: 1.9,
} as const;
/** Where the arms of a cross are looked for, as shares of half the width and height of the sign: a circle is outside of it. */
const RADII = [0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78, 0.84, 0.9] as const;
/** How many of these radii must show a cross. */
const CROSSED = 2;
/** Millimetres: half the width of the least sign. */
const LEAST_HALF = 0.6;

/** Whether ink is one round spot; undefined if it may be one. */
function isDot({ xs, ys }: Spots, area: number): boolean | undefined {
  const [x, y] = [mean(xs), mean(ys)];
  const radius = quantile(
    xs.map((one, i) => Math.hypot(one - x, (ys[i] ?? 0) - y)),
    0.95,
  );
  const fill = area / (Math.PI * radius ** 2);
  const across = mean(xs.map((one) => (one - x) ** 2));
  const down = mean(ys.map((one) => (one - y) ** 2));
  const both = mean(xs.map((one, i) => (one - x) * ((ys[i] ?? 0) - y)));
  const spread = Math.sqrt(((across - down) / 2) ** 2 + both ** 2);
  const middle = (across + down) / 2;
  const ratio = Math.sqrt((middle + spread) / Math.max(1e-6, middle - spread));
  if (radius <= DOT.radius && fill >= DOT.fill && ratio <= DOT.ratio) return true;
  return radius <= DOT.radius && fill >= DOT.mayBe ? undefined : false;
}

/** Where the middle of the lines may be beside that of the sign, as shares of its half width and height. */
const MIDDLES = [-0.4, -0.2, 0, 0.2, 0.4].flatMap((x) =>
  [-0.4, -0.2, 0, 0.2, 0.4].map((y) => [x, y] as const),
);

/** The radii at which a sign looks like a cross, seen from one middle. */
interface FoundCross {
  readonly rays: Rays;
  readonly inner: Arms;
  readonly outer: Arms;
  /** Millimetres: how wide its lines are. */
  readonly width: number;
  /** The share of its ink that is not on its lines: least where the middle is right. */
  readonly stray: number;
}

function crossIn(rays: Rays, spots: Spots): FoundCross | undefined {
  const crossed = RADII.map((radius) => ({ radius, arms: armsAt(rays, radius) })).filter(
    ({ arms }) => isCross(arms),
  );
  const [inner, outer] = [crossed[0], crossed.at(-1)];
  const isInked = rays.at(0, 0) >= rays.pen * 0.6;
  if (crossed.length < CROSSED || !inner || !outer || !isInked) return undefined;
  const width = penWidth(rays, outer.radius);
  return { rays, inner, outer, width, stray: strayShare(rays, outer.arms, spots, width) };
}

/** A cross, or one in a circle. */
function signOf(found: FoundCross, ink: BoxInk, spots: Spots): DrawnSign | 'unclear' {
  const { rays, inner, outer, width, stray } = found;
  if (Math.min(...rays.halves) < LEAST_HALF || !hasThinMiddle(rays, width)) return 'unclear';
  const outside = outsideOf(rays);
  const rings = circled(rays, inner.radius, inner.arms);
  const isCircled = rings === 4 && outside >= OUTSIDE.ringLeast;
  if (!isCircled && (rings > 0 || outside > OUTSIDE.crossMost)) return 'unclear';
  if (isCircled) {
    const inside = strayShare(rays, outer.arms, spots, width, INSIDE);
    return inside > STRAY.excused ? 'unclear' : 'excused';
  }
  if (stray > STRAY.absent) return 'unclear';
  return hasBlob(ink, spots, rays.pen, width) ? 'unclear' : 'absent';
}

/** The shares of ink that may be beside the lines of a cross, or inside of its circle beside them. */
const STRAY = { absent: 0.1, excused: 0.2 } as const;
/** A circle around a cross is farther out than this share of half its width and height. */
const INSIDE = 0.6;
/** Millimetres from the middle of a line in which its ink is. */
const BESIDE = { least: 0.3, width: 0.55 } as const;

/** The share of a sign's ink that is not on the lines from its middle through the arms of its cross. */
function strayShare(
  { middle: [x, y], halves: [halfX, halfY] }: Rays,
  arms: readonly number[],
  { xs, ys }: Spots,
  width: number,
  within = Infinity,
): number {
  const lines = arms.map((arm) => {
    const angle = (arm * 2 * Math.PI) / DIRECTIONS;
    const [dx, dy] = [Math.cos(angle) * halfX, Math.sin(angle) * halfY];
    const length = Math.hypot(dx, dy);
    return [dx / length, dy / length] as const;
  });
  const beside = BESIDE.least + BESIDE.width * width;
  const isOff = (index: number): boolean => {
    const [u, v] = [(xs[index] ?? 0) - x, (ys[index] ?? 0) - y];
    if (Math.hypot(u / halfX, v / halfY) > within) return false;
    return lines.every(
      ([dx, dy]) => u * dx + v * dy < -beside || Math.abs(u * dy - v * dx) > beside,
    );
  };
  return range(xs.length).filter(isOff).length / xs.length;
}

/** Millimetres: a spot of this radius, this far from the middle of a cross, is no line of a pen. */
const BLOB = { radius: 0.5, widths: 0.6, from: 0.8, dark: 0.7 } as const;

/** Whether there is a spot beside the middle that is thicker than any line: a second sign. */
function hasBlob(
  { dark, width, perMillimetre }: BoxInk,
  { xs, ys }: Spots,
  pen: number,
  penWide: number,
): boolean {
  const [x, y] = [quantile(xs, 0.5), quantile(ys, 0.5)];
  const reach = Math.round(Math.max(BLOB.radius, BLOB.widths * penWide) * perMillimetre);
  const disc = range(2 * reach + 1).flatMap((v) =>
    range(2 * reach + 1).flatMap((u) =>
      Math.hypot(u - reach, v - reach) <= reach ? [[u - reach, v - reach] as const] : [],
    ),
  );
  return xs.some((one, index) => {
    const other = ys[index] ?? 0;
    if (Math.hypot(one - x, other - y) < BLOB.from) return false;
    const [px, py] = [Math.floor(one * perMillimetre), Math.floor(other * perMillimetre)];
    const inked = disc.filter(
      ([u, v]) =>
        px + u >= 0 && px + u < width && (dark[(py + v) * width + px + u] ?? 0) >= pen * BLOB.dark,
    );
    return inked.length > 0.94 * disc.length;
  });
}

/**
 * Which sign the ink of a box is. Only what looks like one sign, drawn once, is one; all else is unclear: corrections,
 * two signs, single lines.
 */
export function shapeOf(ink: BoxInk): DrawnSign | 'none' | 'unclear' {
  const inked = ink.dark.filter((dark) => dark > 0);
  if (inked.length === 0) return 'none';
  const pen = quantile([...inked], 0.9);
  const spots = spotsOf(ink, pen * PEN.ink);
  const area = spots.xs.length / ink.perMillimetre ** 2;
  if (area < LEAST.ink) return 'none';
  if (area < LEAST.sign) return 'unclear';
  const dot = isDot(spots, area);
  const solid = ink.dark.filter((dark) => dark >= pen * DOT.solid).length;
  const isSolid = pen >= DOT.dark && solid >= DOT.solidShare * spots.xs.length;
  if (dot !== false) return dot && isSolid ? 'late' : 'unclear';
  const best = MIDDLES.flatMap((middle) => crossIn(raysOf(ink, spots, pen, middle), spots) ?? [])
    .toSorted((one, other) => one.stray - other.stray)
    .at(0);
  return best ? signOf(best, ink, spots) : 'unclear';
}
