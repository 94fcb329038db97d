export type Point = readonly [x: number, y: number];
export type Corners = readonly [Point, Point, Point, Point];
/** A homography, row by row; the last number is 1. */
export type Matrix = readonly number[];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The solution of a square system of equations, each row ending with its right side (Gauss-Jordan). */
function solve(rows: number[][]): number[] {
  rows.forEach((_, step) => {
    const rest = rows.slice(step);
    const largest = rest.reduce((a, b) =>
      Math.abs(b[step] ?? 0) > Math.abs(a[step] ?? 0) ? b : a,
    );
    const at = rows.indexOf(largest);
    [rows[step], rows[at]] = [largest, rows[step] ?? []];
    for (const row of rows) {
      if (row === largest) continue;
      const share = (row[step] ?? 0) / (largest[step] ?? 1);
      largest.forEach((value, index) => {
        row[index] = (row[index] ?? 0) - share * value;
      });
    }
  });
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

/** The homography that maps four points to four others. */
export function homography(from: Corners, to: Corners): Matrix {
  const equations = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return [...solve(equations), 1];
}

export function applyMatrix(matrix: Matrix, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = matrix;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The mapping from the paper to the picture. */
export interface Projection {
  readonly paper: Size;
  /** From the paper, as if it were flat, to the picture. */
  readonly matrix: Matrix;
  /** The bend of the paper: how many pixels the middle of each line is above its ends. */
  readonly curl: number;
}

/** The position in the picture of a point on the paper, in pixels. */
export const toPicture = ({ paper, matrix, curl }: Projection, [x, y]: Point): Point =>
  applyMatrix(matrix, [x, y - curl * Math.sin((Math.PI * x) / paper.width)]);
