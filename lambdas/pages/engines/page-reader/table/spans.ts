import { middleOf, type Stroke } from '../page/strokes.ts';
import type { Ruling } from '../rulings/find-rulings.ts';
import type { Boundary } from './boundaries.ts';
import { runsOf } from './ink-columns.ts';
import type { Run } from './run.ts';
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

/** With a smaller share of a side free of writing, nothing shows that its line is missing. */
const leastFree = 0.25;

/** Whether a side of a cell has no line; where writing crosses it, a line is hidden. */
const isOpen = (
  boundary: Boundary | undefined,
  [from, to]: readonly [from: number, to: number],
  crosses: (stroke: Stroke, boundary: Boundary) => Run | undefined,
  strokes: readonly Stroke[],
): boolean => {
  if (!boundary || boundary.ruled.length === 0) return false;
  const hidden = strokes.flatMap((stroke) => crosses(stroke, boundary) ?? []);
  const all = Array.from({ length: Math.ceil((to - from) / 2) + 1 }, (_, at) => from + 2 * at);
  const free = all.filter((at) => hidden.every((run) => at < run.from || at > run.to));
  const seen = free.filter((at) => boundary.ruled.some((piece) => isDrawn(piece, at)));
  return free.length >= leastFree * all.length && seen.length < leastDrawn * free.length;
};

/** Where writing crosses an upright line, or a level one. */
const acrossUpright = ({ left, right, top, bottom }: Stroke, { at }: Boundary): Run | undefined => {
  const x = at((top + bottom) / 2);
  return left <= x && right >= x ? { from: top, to: bottom } : undefined;
};
const acrossLevel = ({ left, right, top, bottom }: Stroke, { at }: Boundary): Run | undefined => {
  const y = at((left + right) / 2);
  return top <= y && bottom >= y ? { from: left, to: right } : undefined;
};

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
    isOpen(row, [crossing(row, left).x + 3, crossing(row, right).x - 3], acrossLevel, []),
  );
  return below.length === 0 || open.length <= below.length / 2;
};

/** The page's writing, and the height of its letters in pixels. */
interface Written {
  readonly strokes: readonly Stroke[];
  readonly letters: number;
}

/** The writing on both sides of a line in a row, as far as the next lines, is in two cells if it is as far apart as columns. */
const isApart = (
  { strokes, letters }: Written,
  [top, bottom]: readonly [Boundary, Boundary],
  [left, line, right]: readonly [Boundary, Boundary, Boundary],
): boolean => {
  const own = strokes.filter((stroke) => {
    const { x, y } = middleOf(stroke);
    return y > top.at(x) && y < bottom.at(x) && x > left.at(y) && x < right.at(y);
  });
  const runs = runsOf(own, letters);
  const x = line.at(top.at(line.at(0)));
  const isOver = runs.some(({ from, to }) => from < x && to > x);
  return !isOver && runs.some(({ to }) => to <= x) && runs.some(({ from }) => from >= x);
};

/**
 * Finds merged cells: neighbours without a line between them, where others of the same row or column have one.
 * @param writing of the page, which hides lines
 */
export const spansOf = ({ rows, columns }: Omit<TableGrid, 'spans'>, writing: Written): Span[] => {
  const { strokes } = writing;
  const joins = new Set<string>();
  const [rowCount, columnCount] = [rows.length - 1, columns.length - 1];
  const joinedRows = new Set<number>();
  const join = (way: 'right' | 'below', row: number, column: number) => {
    joins.add(`${way} ${row}:${column}`);
    joinedRows.add(row);
  };
  const crossed = columns.slice(1).map((right, column) => {
    const left = columns[column];
    return left !== undefined && isCrossed(rows, left, right);
  });
  for (let row = 0; row < rowCount; row += 1) {
    if (row >= headings && row < rowCount - sums) continue;
    // A pupil's row below an ordinary row of headings.
    if (row > 0 && row < headings && !joinedRows.has(row - 1)) continue;
    for (let column = 0; column < columnCount; column += 1) {
      const [top, bottom] = [rows[row], rows[row + 1]];
      const [left, right] = [columns[column], columns[column + 1]];
      if (!top || !bottom || !left || !right) continue;
      const corner = crossing(bottom, right);
      const next = columns[column + 2];
      if (
        next &&
        isOpen(right, [crossing(top, right).y + 3, corner.y - 3], acrossUpright, strokes) &&
        !isApart(writing, [top, bottom], [left, right, next])
      )
        join('right', row, column);
      if (
        row + 1 < Math.min(headings, rowCount) &&
        crossed[column] &&
        isOpen(bottom, [crossing(bottom, left).x + 3, corner.x - 3], acrossLevel, strokes)
      )
        join('below', row, column);
    }
  }
  return gather(rowCount, columnCount, joins);
};
