import type { Ruling } from '../rulings/find-rulings.ts';
import type { Boundary } from './boundaries.ts';
import { crossing, type Span, type TableGrid } from './table-grid.ts';

/** A line drawn along a smaller share of a cell's side does not exist. */
const leastDrawn = 0.35;
/**
 * Rows at the top (headings) in which cells may be merged, and rows at the bottom (sums) in which they may be merged
 * sideways. Elsewhere an invisible ruling is only faint, because pupils' rows are never merged.
 */
const headings = 3;
const sums = 2;

const isDrawn = (piece: Ruling, position: number): boolean =>
  position >= piece.from - 6 && position <= piece.to + 6 && piece.seenAt(position);

const drawnShare = (boundary: Boundary, from: number, to: number): number => {
  if (boundary.ruled.length === 0) return 1;
  let seen = 0;
  let all = 0;
  for (let position = from; position <= to; position += 2) {
    all += 1;
    if (boundary.ruled.some((piece) => isDrawn(piece, position))) seen += 1;
  }
  return seen / Math.max(1, all);
};

const isOpen = (boundary: Boundary | undefined, from: number, to: number): boolean =>
  boundary !== undefined && drawnShare(boundary, from, to) < leastDrawn;

/** The rectangle of cells without lines between them; none if they do not fill one. */
const gather = (rows: number, columns: number, joins: ReadonlySet<string>): Span[] => {
  const taken = new Set<string>();
  const spans: Span[] = [];
  const key = (row: number, column: number) => `${row}:${column}`;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(key(row, column))) continue;
      let [wide, high] = [1, 1];
      while (joins.has(`right ${key(row, column + wide - 1)}`)) wide += 1;
      const joinsBelow = () =>
        Array.from({ length: wide }, (_, at) => key(row + high - 1, column + at)).every((one) =>
          joins.has(`below ${one}`),
        );
      while (row + high < rows && joinsBelow()) high += 1;
      if (wide * high === 1) continue;
      for (let y = row; y < row + high; y += 1)
        for (let x = column; x < column + wide; x += 1) taken.add(key(y, x));
      spans.push({ row, column, rows: high, columns: wide });
    }
  return spans;
};

/** Whether lines cross a column below the headings; a column without any is a gap between two halves of a class. */
const isCrossed = (rows: readonly Boundary[], left: Boundary, right: Boundary): boolean => {
  const below = rows.slice(headings + 1, -1);
  const open = below.filter((row) =>
    isOpen(row, crossing(row, left).x + 3, crossing(row, right).x - 3),
  );
  return below.length === 0 || open.length <= below.length / 2;
};

/** Finds merged cells: neighbours without a line between them, where others of the same row or column have one. */
export const spansOf = ({ rows, columns }: Omit<TableGrid, 'spans'>): Span[] => {
  const joins = new Set<string>();
  const [rowCount, columnCount] = [rows.length - 1, columns.length - 1];
  const crossed = columns.slice(1).map((right, column) => {
    const left = columns[column];
    return left !== undefined && isCrossed(rows, left, right);
  });
  for (let row = 0; row < rowCount; row += 1) {
    if (row >= headings && row < rowCount - sums) continue;
    for (let column = 0; column < columnCount; column += 1) {
      const [top, bottom] = [rows[row], rows[row + 1]];
      const [left, right] = [columns[column], columns[column + 1]];
      if (!top || !bottom || !left || !right) continue;
      const corner = crossing(bottom, right);
      if (column + 1 < columnCount && isOpen(right, crossing(top, right).y + 3, corner.y - 3))
        joins.add(`right ${row}:${column}`);
      if (
        row + 1 < Math.min(headings, rowCount) &&
        crossed[column] &&
        isOpen(bottom, crossing(bottom, left).x + 3, corner.x - 3)
      )
        joins.add(`below ${row}:${column}`);
    }
  }
  return gather(rowCount, columnCount, joins);
};
