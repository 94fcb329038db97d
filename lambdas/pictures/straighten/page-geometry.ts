import type { Pencil } from './fit-pencil.ts';

/** Pixels from the picture's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps between a page seen from above and its photograph, with the same origin and scale at the centre. */
export interface PageGeometry {
  toPage(place: Point): Point;
  toPicture(place: Point): Point;
}

/**
 * The projection that makes both pencils parallel to the sides: it moves the line through their vanishing points to
 * infinity. The ratio of height to width stays undetermined.
 * @param rows the lines from left to right; they may bend
 * @param columns the lines from top to bottom
 * @param reach half the picture's width, where the bend is zero
 */
export function pageGeometry(rows: Pencil, columns: Pencil, reach: number): PageGeometry {
  const { slope: a, spread: b } = rows;
  const { slope: c, spread: d } = columns;
  const scale = 1 - a * c;
  const farX = (b - a * d) / scale;
  const farY = (d - b * c) / scale;
  const bendAt = (x: number): number => rows.bend * Math.max(0, 1 - (x / reach) ** 2);
  return {
    toPage: ({ x, y: seen }) => {
      const y = seen - bendAt(x);
      const depth = (farX * x + farY * y + 1) * scale;
      return { x: (x - c * y) / depth, y: (y - a * x) / depth };
    },
    toPicture: ({ x: u, y: v }) => {
      const [flatX, flatY] = [u + c * v, a * u + v];
      const depth = 1 - farX * flatX - farY * flatY;
      const x = flatX / depth;
      return { x, y: flatY / depth + bendAt(x) };
    },
  };
}
