import type { PageTable, TableCell } from './page-tables.ts';

/** Points by which the borders of a table may differ from one page to the next. */
const NEAR = 4;
/** The least share of the borders that a table has again on the next page: some are moved, or drawn there alone. */
const SHARED = 0.6;
/** Columns as narrow as this, in points, may be where borders that should meet do not. */
const NARROW = 20;
/** A longer text begins at the top of its cell, and not in its middle on the next page. */
const LONGEST_LABEL = 60;
/** The share of the rows that a column fills which a row cannot leave empty. */
const ALWAYS = 0.9;

const isNear = (one = -Infinity, other = Infinity): boolean => Math.abs(one - other) < NEAR;

/** Whether a table has the outer borders and most of the columns of another. */
export function isContinued(one: PageTable, other: PageTable): boolean {
  const again = one.sides.filter((side) => other.sides.some((next) => isNear(side, next)));
  return (
    isNear(one.sides[0], other.sides[0]) &&
    isNear(one.sides.at(-1), other.sides.at(-1)) &&
    again.length >= Math.max(one.sides.length, other.sides.length) * SHARED
  );
}

/** The column of a table that a column of its continuation covers most of. */
function columnIn(whole: PageTable, part: PageTable, column: number): number {
  const edges = ({ sides }: PageTable, at: number): [number, number] => {
    const [one = 0, other = 0] = [sides[at], sides[at + 1]];
    return one < other ? [one, other] : [other, one];
  };
  const [from, to] = edges(part, column);
  const shared = whole.sides.slice(1).map((_, at) => {
    const [left, right] = edges(whole, at);
    return Math.min(right, to) - Math.max(left, from);
  });
  return shared.indexOf(Math.max(...shared));
}

type Place = Omit<TableCell, 'text'>;

/** Cells in the columns of the first page, each without the narrow ones at its sides in which no cell is alone. */
function alignedTo(whole: PageTable, tables: readonly PageTable[]) {
  const place = <T extends Place>(table: PageTable, cell: T): T => {
    const from = columnIn(whole, table, cell.column);
    const to = columnIn(whole, table, cell.column + cell.width - 1);
    return { ...cell, column: from, width: to - from + 1 };
  };
  const placed = tables.map((table) => ({
    rows: table.rows,
    cells: table.cells.map((cell) => place(table, cell)),
    emptyAtEnd: table.emptyAtEnd.map((cell) => place(table, cell)),
  }));
  const alone = new Set(
    placed.flatMap(({ cells }) => cells.flatMap(({ column, width }) => (width > 1 ? [] : column))),
  );
  const isSliver = (column: number): boolean =>
    Math.abs((whole.sides[column] ?? 0) - (whole.sides[column + 1] ?? 0)) < NARROW &&
    !alone.has(column);
  const trim = <T extends Place>(cell: T): T => {
    let [from, to] = [cell.column, cell.column + cell.width - 1];
    while (from < to && isSliver(from)) from += 1;
    while (from < to && isSliver(to)) to -= 1;
    return { ...cell, column: from, width: to - from + 1 };
  };
  return placed.map(({ rows, cells, emptyAtEnd }) => ({
    rows,
    cells: cells.map(trim),
    emptyAtEnd: emptyAtEnd.map(trim),
  }));
}

/** Whether the first row of a page is the rest of the last one before it, which leaves a column empty that all fill. */
function isRest(
  first: readonly TableCell[],
  last: readonly TableCell[],
  full: ReadonlySet<number>,
): boolean {
  const has = (cells: readonly TableCell[], column: number): boolean =>
    cells.some((cell) => cell.column === column);
  return (
    first.length > 0 &&
    first.every(({ column, width, height }) => width === 1 && height === 1 && has(last, column)) &&
    [...full].some((column) => has(last, column) && !has(first, column))
  );
}

/** The cells of a table over several pages, by the columns of the first and the rows of all. */
export function joinedCells(tables: readonly PageTable[]): TableCell[] {
  const [whole] = tables;
  if (!whole) return [];
  const aligned = alignedTo(whole, tables);
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const filled = Map.groupBy(
    aligned.flatMap(({ cells }) => cells.filter(({ width }) => width === 1)),
    ({ column }) => column,
  );
  const full = new Set(
    [...filled].flatMap(([column, cells]) => {
      const rows = cells.reduce((sum, { height }) => sum + height, 0);
      return rows >= total * ALWAYS ? [column] : [];
    }),
  );
  const joined: TableCell[] = [];
  let before = 0;
  let open: Place[] = [];
  for (const { rows, cells, emptyAtEnd } of aligned) {
    const first = cells.filter(({ row }) => row === 0);
    const last = joined.filter(({ row, height }) => row + height === before);
    const rest = isRest(first, last, full);
    for (const cell of cells) {
      const at = { ...cell, row: before + cell.row };
      const place = (other: Place): boolean =>
        other.column === cell.column && other.width === cell.width;
      const above = cell.row === 0 ? open.find(place) : undefined;
      const continued = rest && cell.row === 0 ? last.find(place) : undefined;
      if (continued) {
        const text = `${continued.text}\n${cell.text}`;
        joined[joined.indexOf(continued)] = { ...continued, text };
      } else if (
        above &&
        cell.text.length <= LONGEST_LABEL &&
        Math.max(above.height, cell.height) > 1
      )
        // The text in the middle of a cell over two pages.
        joined.push({ ...at, row: above.row, height: above.height + cell.height });
      else joined.push(at);
    }
    open = emptyAtEnd.map((cell) => ({ ...cell, row: before + cell.row }));
    before += rows;
  }
  return joined;
}
