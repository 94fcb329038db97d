import { quantile } from './grey-picture.ts';
import { solveLinear } from './solve-linear.ts';

/** Where something is, against where it should be: millimetres of the page, and how far it is off. */
export interface Offset {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** How far the paper is off at a place of the page, in millimetres. */
export type Shift = (x: number, y: number) => readonly [dx: number, dy: number];

/** Distances are in decimetres, or the numbers of the equations would differ too much in size. */
const UNIT = 100;
const kernel = (squared: number): number => (squared === 0 ? 0 : squared * Math.log(squared));

/**
 * The smoothest shift through offsets (a thin plate spline).
 * @param stiffness how little it follows a single offset; 0 goes through all
 */
export function shiftThrough(offsets: readonly Offset[], stiffness: number): Shift {
  const count = offsets.length;
  const points = offsets.map(({ x, y }) => [x / UNIT, y / UNIT] as const);
  const rows = Array.from({ length: count + 3 }, () => new Float64Array(count + 5));
  points.forEach(([x, y], i) => {
    const row = rows[i];
    const offset = offsets[i];
    if (!row || !offset) return;
    points.forEach(([u, v], j) => {
      row[j] = kernel((x - u) ** 2 + (y - v) ** 2);
    });
    row[i] = stiffness;
    row.set([1, x, y, offset.dx, offset.dy], count);
    [1, x, y].forEach((value, k) => {
      const affine = rows[count + k];
      if (affine) affine[i] = value;
    });
  });
  const [across, down] = solveLinear(rows, 2) ?? [];
  if (!across || !down) return meanShift(offsets);
  return (pageX, pageY) => {
    const [x, y] = [pageX / UNIT, pageY / UNIT];
    let dx = (across[count] ?? 0) + (across[count + 1] ?? 0) * x + (across[count + 2] ?? 0) * y;
    let dy = (down[count] ?? 0) + (down[count + 1] ?? 0) * x + (down[count + 2] ?? 0) * y;
    for (let i = 0; i < count; i += 1) {
      const [u, v] = points[i] ?? [x, y];
      const weight = kernel((x - u) ** 2 + (y - v) ** 2);
      dx += (across[i] ?? 0) * weight;
      dy += (down[i] ?? 0) * weight;
    }
    return [dx, dy];
  };
}

/** Offsets in one line determine no plate. */
function meanShift(offsets: readonly Offset[]): Shift {
  const count = Math.max(1, offsets.length);
  const dx = offsets.reduce((sum, offset) => sum + offset.dx, 0) / count;
  const dy = offsets.reduce((sum, offset) => sum + offset.dy, 0) / count;
  return () => [dx, dy];
}

/** A shift, and the offsets that it goes through. */
export interface SettledShift {
  readonly shift: Shift;
  readonly kept: readonly Offset[];
}

/** Neighbours of a place that say how far the paper is off there, and by how many millimetres it may differ from them. */
const NEIGHBOURS = 16;
const MOST_APART = 0.5;

/** Offsets that are off as most of their neighbours are: writing misleads some that are beside each other. */
function agreeing(offsets: readonly Offset[], shift: Shift): Offset[] {
  const seen = offsets.map(({ x, y, dx, dy }) => {
    const [sx, sy] = shift(x, y);
    return { dx: dx - sx, dy: dy - sy };
  });
  return offsets.filter(({ x, y }, index) => {
    const far = Float64Array.from(offsets, (other) => Math.hypot(other.x - x, other.y - y));
    const farthest = far.toSorted()[NEIGHBOURS - 1] ?? Infinity;
    const near = seen.filter((_, other) => (far[other] ?? 0) <= farthest);
    const usual = (of: (offset: Pick<Offset, 'dx' | 'dy'>) => number): number =>
      quantile(near.map(of), 0.5);
    const [dx, dy] = [usual((offset) => offset.dx), usual((offset) => offset.dy)];
    return Math.hypot((seen[index]?.dx ?? 0) - dx, (seen[index]?.dy ?? 0) - dy) < MOST_APART;
  });
}

/** A shift through offsets, without those that are off from what the others say. */
export function settle(
  fixed: readonly Offset[],
  measured: readonly Offset[],
  stiffness: number,
): SettledShift {
  let kept: readonly Offset[] = agreeing(measured, shiftThrough(fixed, stiffness));
  let shift = shiftThrough([...fixed, ...kept], stiffness);
  for (const most of [0.8, 0.5]) {
    kept = kept.filter(({ x, y, dx, dy }) => {
      const [sx, sy] = shift(x, y);
      return Math.hypot(dx - sx, dy - sy) < most;
    });
    shift = shiftThrough([...fixed, ...kept], stiffness);
  }
  return { shift, kept };
}
