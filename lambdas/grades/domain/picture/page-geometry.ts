import type { Pencil } from './fit-pencil.ts';

/** Pixels from the picture's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between a page seen from straight above and its photograph, both from the centre; there, both have one scale. */
export interface PageGeometry {
  /** Where a place of the photograph is on the page. */
  toPage(place: Point): Point;
  /** Where a place of the page is in the photograph. */
  toPicture(place: Point): Point;
}

/**
 * The projection that makes both pencils of lines parallel to the sides. Their two vanishing points span the line that
 * lies infinitely far on the page; taking it there is all of perspective but the ratio of height to width.
 * @param rows the lines from left to right; they may bend
 * @param columns the lines from top to bottom
 * @param reach half the picture's width, at which the bend ends
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
