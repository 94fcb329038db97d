import { distance, lightAt, mean, quantile, type GreyPicture, type Spot } from './grey-picture.ts';

/** Four corners, clockwise as one sees them. */
export type Quad = readonly [Spot, Spot, Spot, Spot];

const cross = (o: Spot, a: Spot, b: Spot): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The convex hull (monotone chain). */
function hullOf(points: readonly Spot[]): Spot[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The area; negative if the points are counterclockwise as one sees them. */
const signedArea = (points: readonly Spot[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

/** The side of a square of the same area. */
export const sizeOf = (quad: Quad): number => Math.sqrt(Math.abs(signedArea(quad)));

/** The quadrangle that a piece is, if it is one: the farthest points from the middle, each other and the line. */
export function quadOf(piece: readonly Spot[]): Quad | undefined {
  const hull = hullOf(piece);
  const [first] = hull;
  if (!first || hull.length < 4) return undefined;
  const middle: Spot = [mean(hull.map(([x]) => x)), mean(hull.map(([, y]) => y))];
  const farthest = (measure: (point: Spot) => number): Spot => {
    let best = { point: first, far: measure(first) };
    for (const point of hull) {
      const far = measure(point);
      if (far > best.far) best = { point, far };
    }
    return best.point;
  };
  const a = farthest((point) => distance(point, middle));
  const c = farthest((point) => distance(point, a));
  const b = farthest((point) => cross(a, c, point));
  const d = farthest((point) => -cross(a, c, point));
  const quad: Quad = signedArea([a, b, c, d]) > 0 ? [a, b, c, d] : [a, d, c, b];
  const sides = quad.map((corner, i) => distance(corner, quad[(i + 1) % 4] ?? corner));
  const isFilled = Math.abs(signedArea(quad)) >= 0.8 * Math.abs(signedArea(hull));
  return isFilled && Math.max(...sides) <= 3 * Math.min(...sides) ? quad : undefined;
}

/** A line through a point in a direction of length 1. */
interface Line {
  readonly through: Spot;
  readonly towards: Spot;
}

const distanceFrom = ({ through, towards }: Line, [x, y]: Spot): number =>
  Math.abs((x - through[0]) * towards[1] - (y - through[1]) * towards[0]);

/** The line with the least squares of distances. */
function lineOf(points: readonly Spot[]): Line {
  const through: Spot = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - through[0]) ** 2;
    xy += (x - through[0]) * (y - through[1]);
    yy += (y - through[1]) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { through, towards: [Math.cos(angle), Math.sin(angle)] };
}

/** Points of an edge; with fewer there is no line. */
const FEWEST = 6;

/** A line through points, without those that are off it. */
function steadyLine(points: readonly Spot[]): Line | undefined {
  if (points.length < FEWEST) return undefined;
  let line = lineOf(points);
  let kept = points;
  for (let round = 0; round < 2; round += 1) {
    const usual = quantile(
      kept.map((point) => distanceFrom(line, point)),
      0.5,
    );
    const limit = Math.max(0.35, 2.5 * usual);
    const closer = points.filter((point) => distanceFrom(line, point) <= limit);
    if (closer.length < FEWEST) break;
    kept = closer;
    line = lineOf(kept);
  }
  return line;
}

/** Where light changes from dark to light along a side: the middle of the steepest steps outwards. */
function edgePoints(picture: GreyPicture, from: Spot, to: Spot): Spot[] {
  const length = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const reach = Math.max(1.5, length * 0.14);
  const step = reach / 6;
  const points: Spot[] = [];
  for (let share = 0.12; share <= 0.881; share += 0.04) {
    const [x, y] = [from[0] + dx * length * share, from[1] + dy * length * share];
    // Outwards is to the left of a clockwise side, as y runs down.
    const light = (out: number): number => lightAt(picture, x + dy * out, y - dx * out);
    let [sum, weights] = [0, 0];
    for (let out = -reach; out <= reach; out += step) {
      const rise = light(out + step) - light(out - step);
      if (rise <= 0) continue;
      sum += out * rise * rise;
      weights += rise * rise;
    }
    if (weights > 0) points.push([x + (dy * sum) / weights, y - (dx * sum) / weights]);
  }
  return points;
}

function meet(one: Line, other: Line): Spot | undefined {
  const turn = one.towards[0] * other.towards[1] - one.towards[1] * other.towards[0];
  if (Math.abs(turn) < 0.1) return undefined;
  const [x, y] = [other.through[0] - one.through[0], other.through[1] - one.through[1]];
  const along = (x * other.towards[1] - y * other.towards[0]) / turn;
  return [one.through[0] + one.towards[0] * along, one.through[1] + one.towards[1] * along];
}

/** Moves each side to where light changes most; the quadrangle as it was if that is not clear. */
export function refineQuad(picture: GreyPicture, quad: Quad): Quad {
  const lines = quad.map((from, i) =>
    steadyLine(edgePoints(picture, from, quad[(i + 1) % 4] ?? from)),
  );
  const near = Math.max(2.5, sizeOf(quad) * 0.2);
  const met = quad.map((corner, i): Spot | undefined => {
    const [before, after] = [lines[(i + 3) % 4], lines[i]];
    const point = before && after && meet(before, after);
    return point && distance(point, corner) < near ? point : undefined;
  });
  const [a, b, c, d] = met;
  return a && b && c && d ? [a, b, c, d] : quad;
}
