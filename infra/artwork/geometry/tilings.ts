import { distance, range, regular } from './point.ts';
import type { Point } from './point.ts';

/** Regular tiles that cover more than the page, by their number of sides. */
export interface Tile {
  sides: number;
  corners: Point[];
}

const tile = (centre: Point, side: number, sides: number, degrees: number): Tile => ({
  sides,
  corners: regular(centre, side / 2 / Math.sin(Math.PI / sides), sides, degrees),
});

const page: Point = [620, 877];
const isNear = (centre: Point, margin: number): boolean =>
  Math.abs(centre[0] - page[0]) < page[0] + margin &&
  Math.abs(centre[1] - page[1]) < page[1] + margin;

const repeat = (origin: Point, u: Point, v: Point, margin: number): Point[] => {
  const reach = Math.ceil(2600 / Math.min(distance([0, 0], u), distance([0, 0], v)));
  const steps = range(2 * reach + 1).map((i) => i - reach);
  return steps
    .flatMap((i) =>
      steps.map((j): Point => [origin[0] + i * u[0] + j * v[0], origin[1] + i * u[1] + j * v[1]]),
    )
    .filter((centre) => isNear(centre, margin));
};

/** Octagons in rows and columns with squares between (4.8.8), an octagon at `origin`. */
export const octagonsAndSquares = (origin: Point, side: number): Tile[] => {
  const step = side * (1 + Math.SQRT2);
  return repeat(origin, [step, 0], [0, step], step * 1.2).flatMap(([x, y]) => [
    tile([x, y], side, 8, 22.5),
    tile([x + step / 2, y + step / 2], side, 4, 0),
  ]);
};

/** Dodecagons with triangles between (3.12.12), a dodecagon at `origin`. */
export const dodecagonsAndTriangles = (origin: Point, side: number): Tile[] => {
  const step = side * (2 + Math.sqrt(3));
  const rise = (step * Math.sqrt(3)) / 2;
  return repeat(origin, [step, 0], [step / 2, rise], step).flatMap(([x, y]) => [
    tile([x, y], side, 12, 15),
    tile([x + step / 2, y + step / 2 / Math.sqrt(3)], side, 3, -90),
    tile([x + step / 2, y - step / 2 / Math.sqrt(3)], side, 3, 90),
  ]);
};
