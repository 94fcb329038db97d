import { distance, mean, type Spot } from './grey-picture.ts';
import { solveLinear } from './solve-linear.ts';

/** A projection of a plane to a plane: the nine numbers of its matrix, row by row. */
export type Projection = Float64Array;

export function project(projection: Projection, [x, y]: Spot): Spot {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = projection;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

function product(left: ArrayLike<number>, right: ArrayLike<number>): Projection {
  const entry = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (left[row * 3 + k] ?? 0) * (right[k * 3 + column] ?? 0), 0);
  return Float64Array.from({ length: 9 }, (_, at) => entry(Math.floor(at / 3), at % 3));
}

/** Moves points to around nought and to a usual distance of 1, so that sums of products keep their digits. */
function normalise(points: readonly Spot[]): { points: Spot[]; to: number[]; back: number[] } {
  const middle: Spot = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const scale = 1 / (mean(points.map((point) => distance(point, middle))) || 1);
  const [x, y] = middle;
  return {
    points: points.map((point): Spot => [(point[0] - x) * scale, (point[1] - y) * scale]),
    to: [scale, 0, -scale * x, 0, scale, -scale * y, 0, 0, 1],
    back: [1 / scale, 0, x, 0, 1 / scale, y, 0, 0, 1],
  };
}

/** The projection that takes four or more points to points, by least squares; undefined if they do not determine it. */
export function projectionOf(from: readonly Spot[], to: readonly Spot[]): Projection | undefined {
  const [source, target] = [normalise(from), normalise(to)];
  const sums = Array.from({ length: 8 }, () => new Float64Array(9));
  const add = (equation: readonly number[]): void => {
    sums.forEach((row, r) => {
      equation.forEach((value, c) => {
        row[c] = (row[c] ?? 0) + (equation[r] ?? 0) * value;
      });
    });
  };
  source.points.forEach(([x, y], i) => {
    const [u = 0, v = 0] = target.points[i] ?? [];
    add([x, y, 1, 0, 0, 0, -u * x, -u * y, u]);
    add([0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  const [solved] = solveLinear(sums) ?? [];
  return solved && product(target.back, product([...solved, 1], source.to));
}

/** The projection back. */
export function inverseOf(projection: Projection): Projection {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = projection;
  // Divided by the determinant it would be the same projection.
  return Float64Array.of(
    ...[e * i - f * h, c * h - b * i, b * f - c * e],
    ...[f * g - d * i, a * i - c * g, c * d - a * f],
    ...[d * h - e * g, b * g - a * h, a * e - b * d],
  );
}

/** The same projection into a picture that is larger by a factor. */
export const enlarged = (projection: Projection, factor: number): Projection =>
  projection.map((value, at) => (at < 6 ? value * factor : value));
