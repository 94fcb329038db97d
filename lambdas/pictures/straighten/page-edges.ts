import type { PageMask } from './page-mask.ts';

/** The direction of the columns from a page's left and right edges, in pixels from the picture's centre. */
export interface EdgeLines {
  readonly slope: number;
  readonly spread: number;
}

/** Share of the rows that is ignored at the top and bottom, because they may belong to the upper and lower edge. */
const TRIMMED = 0.1;
/** An edge is visible if it is inside the picture in this share of the rows. */
const LEAST_SEEN = 0.5;
/** Maximum deviation, in cells, of the middle half of an edge from a straight line. */
const MOST_OFF = 1.5;

type EdgePoint = readonly [along: number, across: number];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The line through most of the points (Theil–Sen); `undefined` if they are not on a line. */
function lineThrough(points: readonly EdgePoint[]): { slope: number; start: number } | undefined {
  const half = points.length >> 1;
  const slopes = points.slice(0, half).map(([along, across], index) => {
    const [farther = 0, there = 0] = points[index + half] ?? [];
    return (there - across) / (farther - along);
  });
  const slope = median(slopes);
  const start = median(points.map(([along, across]) => across - slope * along));
  const off = median(points.map(([along, across]) => Math.abs(across - slope * along - start)));
  return off <= MOST_OFF ? { slope, start } : undefined;
}

/** @param cell pixels of the picture that a cell of the mask is wide and high */
export function findEdges(mask: PageMask, cell: number): EdgeLines | undefined {
  if (!mask.hasSurroundings) return undefined;
  const { width, height, cells } = mask;
  const rows = Array.from({ length: height }, (_, row) =>
    cells.subarray(row * width, (row + 1) * width),
  )
    .map((row, index) => ({
      along: index - height / 2,
      first: row.indexOf(1),
      last: row.lastIndexOf(1),
    }))
    .filter(({ first }) => first >= 0);
  const spare = Math.round(rows.length * TRIMMED);
  const middle = rows.slice(spare, rows.length - spare);
  const left = middle.flatMap(({ along, first }): EdgePoint[] =>
    first > 0 ? [[along, first - width / 2]] : [],
  );
  const right = middle.flatMap(({ along, last }): EdgePoint[] =>
    last < width - 1 ? [[along, last + 1 - width / 2]] : [],
  );
  if (Math.min(left.length, right.length) < LEAST_SEEN * height) return undefined;
  const [from, to] = [lineThrough(left), lineThrough(right)];
  if (!from || !to || to.start <= from.start) return undefined;
  const spread = (to.slope - from.slope) / (to.start - from.start);
  return { slope: from.slope - spread * from.start, spread: spread / cell };
}
