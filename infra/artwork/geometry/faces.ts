import type { Arrangement } from './arrangement.ts';
import { add, cross, distance, meet, ring, scale, subtract } from './point.ts';
import type { Point } from './point.ts';

/** A piece of the pattern, cut like a mosaic tile. */
export interface Face {
  corners: readonly Point[];
  /** In square dots. */
  area: number;
  centre: Point;
  /** Pieces of one kind have the same number of corners and size; kinds are numbered from the largest. */
  kind: number;
}

const areaOf = (corners: readonly Point[]): number =>
  ring(corners).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;

/** The mean of the outline, which is close enough to the centre of symmetric pieces. */
const middle = (corners: readonly Point[]): Point =>
  scale(
    corners.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]),
    1 / corners.length,
  );

/** Drops points on a straight line, which are only crossings of other pieces. */
const bends = (loop: readonly Point[]): Point[] =>
  loop.filter((point, i) => {
    const before = loop.at(i - 1) ?? point;
    const after = loop[(i + 1) % loop.length] ?? point;
    const turn = cross(subtract(point, before), subtract(after, point));
    return Math.abs(turn) > 0.02 * distance(point, before) * distance(after, point);
  });

const trace = ({ points, neighbours }: Arrangement): Point[][] => {
  const seen = new Set<string>();
  return neighbours.flatMap((list, start) =>
    list.flatMap((second) => {
      const loop: Point[] = [];
      let [from, to] = [start, second];
      while (!seen.has(`${from},${to}`)) {
        seen.add(`${from},${to}`);
        const point = points[from];
        if (point) loop.push(point);
        const around = neighbours[to] ?? [];
        const onwards = around.at(around.indexOf(from) - 1) ?? from;
        [from, to] = [to, onwards];
      }
      return loop.length > 2 ? [loop] : [];
    }),
  );
};

/** The closed pieces between the lines, without the outside; pieces above `largest` square dots count as outside. */
export const faces = (arrangement: Arrangement, largest = Infinity): Face[] => {
  const pieces = trace(arrangement)
    .map((loop) => ({ corners: bends(loop), area: areaOf(loop), centre: middle(loop) }))
    .filter(({ area }) => area > 1 && area < largest)
    .sort((a, b) => b.area - a.area);
  const kinds: { corners: number; area: number }[] = [];
  return pieces.map((piece) => {
    const known = kinds.findIndex(
      ({ corners, area }) =>
        corners === piece.corners.length && Math.abs(area - piece.area) < 0.02 * area,
    );
    const kind =
      known >= 0 ? known : kinds.push({ corners: piece.corners.length, area: piece.area }) - 1;
    return { ...piece, kind };
  });
};

/** Moves the outline `by` dots inwards, like the joint of a tile; corners stay sharp. */
export const inset = (corners: readonly Point[], by: number): Point[] => {
  const sides = ring(corners).map(([a, b]) => {
    const along = subtract(b, a);
    const inwards: Point = scale([-along[1], along[0]], by / (distance(a, b) || 1));
    return { from: add(a, inwards), along };
  });
  return ring(sides).map(
    ([side, next]) => meet(side.from, side.along, next.from, next.along) ?? next.from,
  );
};
