import { add, between, distance, meet, polar, ring, scale, subtract } from './point.ts';
import type { Point } from './point.ts';

export type Segment = readonly [Point, Point];

const turned = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = polar([0, 0], 1, degrees);
  return [x * c - y * s, x * s + y * c];
};

/**
 * Hankin's polygons in contact: from the middle of every side two rays enter the tile at `angle` degrees
 * to the side and run until they meet their neighbours'. (E. H. Hankin, 1925; C. S. Kaplan, 2005.)
 * Tiles are convex and wound clockwise on the page.
 */
export const hankin = (tile: readonly Point[], angle: number): Segment[] => {
  const sides = ring(tile).map(([a, b]) => ({
    middle: between(a, b),
    right: turned(subtract(b, a), angle),
    left: turned(subtract(a, b), -angle),
  }));
  return ring(sides).flatMap(([side, next]) => {
    const point = meet(side.middle, side.right, next.middle, next.left);
    // In a triangle at 60 degrees both rays are on one line.
    return point === undefined
      ? [[side.middle, next.middle] satisfies Segment]
      : [[side.middle, point] satisfies Segment, [point, next.middle] satisfies Segment];
  });
};

/** The star polygon {sides/step} on the middles of a regular tile's sides, as whole chords. */
export const chords = (tile: readonly Point[], step: number): Segment[] => {
  const middles = ring(tile).map(([a, b]) => between(a, b));
  return middles.flatMap((from, i) => {
    const to = middles[(i + step) % middles.length];
    return to === undefined ? [] : [[from, to] satisfies Segment];
  });
};

/**
 * A rosette in a regular tile: petals with parallel sides around a star. Rays enter at `angle` degrees as in
 * Hankin's method, then turn at the petal's shoulder to run parallel to its axis. `waist` is the distance from
 * the centre at which neighbouring petals touch, as a share of the tile's apothem; the inner ends reach as far
 * as the `depth`th crossing, which forms the central star.
 */
export const rosette = (
  tile: readonly Point[],
  angle: number,
  waist: number,
  depth = 1,
): Segment[] => {
  const count = tile.length;
  const centre = scale(tile.reduce(add), 1 / count);
  const half = Math.PI / count;
  return ring(tile).flatMap(([a, b]) => {
    const tip = between(a, b);
    const apothem = distance(centre, tip);
    const axis = scale(subtract(tip, centre), 1 / apothem);
    const breadth = waist * apothem * Math.sin(half);
    const shoulder = apothem - breadth * Math.tan((angle * Math.PI) / 180);
    // A line at `breadth` from the centre crosses its mirror image in the axis k steps away here.
    const end = breadth / Math.tan(half * (depth + 1));
    return [-1, 1].flatMap((hand) => {
      const across: Point = [-axis[1] * hand * breadth, axis[0] * hand * breadth];
      const at = (along: number): Point => add(add(centre, scale(axis, along)), across);
      return [[tip, at(shoulder)] satisfies Segment, [at(shoulder), at(end)] satisfies Segment];
    });
  });
};
