import type { Segment } from './hankin.ts';
import { add, distance, meet, range, ring, scale, subtract } from './point.ts';
import type { Point } from './point.ts';

/** A drawing of lines as a plane graph: corners and crossings, and the points joined to each. */
export interface Arrangement {
  points: readonly Point[];
  /** For each point, by its index, the neighbours' indices, clockwise. */
  neighbours: readonly (readonly number[])[];
}

/** Points nearer than this are one point, in dots. */
const tolerance = 0.6;

/** Gives coinciding points the same index. */
const merging = () => {
  const points: Point[] = [];
  const cells = new Map<string, number[]>();
  const cell = (x: number, y: number): string => `${Math.floor(x / 4)},${Math.floor(y / 4)}`;
  const indexOf = (point: Point): number => {
    const [x, y] = point;
    for (const dx of [-1, 1]) {
      for (const dy of [-1, 1]) {
        const near = cells.get(cell(x + dx * tolerance, y + dy * tolerance)) ?? [];
        const found = near.find((i) => distance(points[i] ?? [Infinity, 0], point) < tolerance);
        if (found !== undefined) return found;
      }
    }
    const index = points.push(point) - 1;
    const key = cell(x, y);
    cells.set(key, [...(cells.get(key) ?? []), index]);
    return index;
  };
  return { points, indexOf };
};

/** Where other segments meet `segment`, as shares of its length. */
const cuts = ([a, b]: Segment, [c, d]: Segment): number[] => {
  const slack = tolerance / distance(a, b);
  const along = subtract(b, a);
  const share = (p: Point): number =>
    ((p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2);
  const onto = [c, d].filter((p) => distance(add(a, scale(along, share(p))), p) < tolerance);
  const crossing = onto.length === 0 ? meet(a, along, c, subtract(d, c)) : undefined;
  const span = distance(c, d) + tolerance;
  const within =
    crossing !== undefined && distance(crossing, c) < span && distance(crossing, d) < span;
  return [...onto, ...(within && crossing ? [crossing] : [])]
    .map(share)
    .filter((t) => t > slack && t < 1 - slack);
};

const overlap = ([a, b]: Segment, [c, d]: Segment): boolean =>
  [0, 1].every((axis) => {
    const [a1, b1, c1, d1] = axis ? [a[1], b[1], c[1], d[1]] : [a[0], b[0], c[0], d[0]];
    return (
      Math.max(a1, b1) >= Math.min(c1, d1) - tolerance &&
      Math.max(c1, d1) >= Math.min(a1, b1) - tolerance
    );
  });

/** Cuts segments where they meet and merges coinciding points into a plane graph. */
export const arrange = (segments: readonly Segment[]): Arrangement => {
  const { points, indexOf } = merging();
  const links = new Map<number, Set<number>>();
  const join = (from: number, to: number): void => {
    if (from === to) return;
    links.set(from, (links.get(from) ?? new Set()).add(to));
    links.set(to, (links.get(to) ?? new Set()).add(from));
  };
  for (const segment of segments) {
    const [a, b] = segment;
    const at = segments
      .filter((other) => other !== segment && overlap(segment, other))
      .flatMap((other) => cuts(segment, other));
    const stops = [0, ...at, 1]
      .sort((s, t) => s - t)
      .map((t) => indexOf(add(a, scale(subtract(b, a), t))));
    for (const [from, to] of ring(stops).slice(0, -1)) join(from, to);
  }
  const direction = (from: number, to: number): number => {
    const [x, y] = subtract(points[to] ?? [0, 0], points[from] ?? [0, 0]);
    return Math.atan2(y, x);
  };
  const neighbours = range(points.length).map((i) =>
    [...(links.get(i) ?? [])].sort((s, t) => direction(i, s) - direction(i, t)),
  );
  return { points, neighbours };
};
