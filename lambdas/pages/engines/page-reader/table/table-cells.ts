import { middleOf, type Stroke } from '../page/strokes.ts';
import type { Boundary } from './boundaries.ts';
import { runsOf, wordGap } from './ink-columns.ts';
import { placeAmong, type Span, type TableGrid } from './table-grid.ts';

/** A cell or merged cell with its ink. */
export interface TableCell extends Span {
  readonly strokes: readonly Stroke[];
}

/** Letter heights; closer strokes belong to one word or number. */
const withinWord = 0.3;
/** Maximum share of a number that reaches over the border of its column; with more it may be two numbers that touch. */
const mostOver = 0.3;

/** The column in which the middle of a stroke is. */
const columnUnder =
  (columns: readonly Boundary[]) =>
  (stroke: Stroke): number => {
    const { x, y } = middleOf(stroke);
    return placeAmong(columns, x, y);
  };

/**
 * The column of each stroke of a row without upright rulings. A word or number that reaches over its column stays whole;
 * a heading may reach over it by up to half.
 */
const columnsOf = (
  strokes: readonly Stroke[],
  columns: readonly Boundary[],
  { letters, isHeading }: { readonly letters: number; readonly isHeading: boolean },
) => {
  const words = runsOf(strokes, letters * (withinWord / wordGap));
  const ownColumn = columnUnder(columns);
  return (stroke: Stroke): number => {
    const word = words.find(({ from, to }) => from <= stroke.left && to >= stroke.right);
    if (!word) return ownColumn(stroke);
    const { y } = middleOf(stroke);
    const columnAt = (x: number) => placeAmong(columns, x, y);
    const over = (isHeading ? 0.5 : mostOver) * (word.to - word.from);
    const [first, last] = [columnAt(word.from + over), columnAt(word.to - over)];
    return first === last ? first : ownColumn(stroke);
  };
};

/**
 * All cells of a table, row by row; a merged cell counts as one.
 * @param letters height of digits, in pixels
 */
export const cellsOf = (
  grid: TableGrid,
  strokes: readonly Stroke[],
  letters: number,
): TableCell[] => {
  const [rows, columns] = [grid.rows.length - 1, grid.columns.length - 1];
  const owner = new Map<string, Span>();
  const key = (row: number, column: number) => `${row}:${column}`;
  for (const span of grid.spans)
    for (let row = span.row; row < span.row + span.rows; row += 1)
      for (let column = span.column; column < span.column + span.columns; column += 1)
        owner.set(key(row, column), span);
  const cells: (Span & { strokes: Stroke[] })[] = [];
  const cellAt = new Map<string, { strokes: Stroke[] }>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const span = owner.get(key(row, column)) ?? { row, column, rows: 1, columns: 1 };
      const first = cellAt.get(key(span.row, span.column));
      const cell = first ?? { ...span, strokes: [] };
      if (!first) cells.push({ ...span, strokes: cell.strokes });
      cellAt.set(key(row, column), cell);
    }
  const byRow = Map.groupBy(strokes, (stroke) => {
    const { x, y } = middleOf(stroke);
    return placeAmong(grid.rows, y, x);
  });
  const isOpen = grid.columns.slice(1, -1).some(isUnruled);
  for (const [row, inRow] of byRow) {
    const columnOf = isOpen
      ? columnsOf(inRow, grid.columns, { letters, isHeading: row === 0 })
      : columnUnder(grid.columns);
    for (const stroke of inRow) cellAt.get(key(row, columnOf(stroke)))?.strokes.push(stroke);
  }
  return cells;
};

/** In heights of a row: the most height of a comma that hangs into it, and how far from the border it may begin. */
const hanging = { height: 0.45, below: 0.15 } as const;
/**
 * In heights of the number above: the most height of its comma, how near to it the number's signs are beside and above, and
 * nothing is beneath.
 */
const comma = { height: 0.65, beside: 0.6, above: 0.12, beneath: 0.3 } as const;

/** Whether a stroke at the top of a cell is a comma of the number above, or what a ruling leaves of one. */
const isHanging = (
  stroke: Stroke,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  { above, own }: { readonly above: readonly Stroke[]; readonly own: readonly Stroke[] },
): boolean => {
  const [wide, high] = [stroke.right - stroke.left, stroke.bottom - stroke.top];
  const tall = Math.max(0, ...above.map((one) => one.bottom - one.top + 1));
  const isSmall =
    wide <= high && high < Math.min(comma.height * tall, hanging.height * (bottom - top));
  return (
    isSmall &&
    stroke.top <= top + hanging.below * (bottom - top) &&
    !own.some(
      // What lies on a sign is a part of it: the bar of a 5, a hamza.
      (one) =>
        one !== stroke &&
        one.left <= stroke.right &&
        one.right >= stroke.left &&
        one.top - stroke.bottom < comma.beneath * tall,
    ) &&
    above.some(
      (one) =>
        one.left < stroke.right + comma.beside * tall &&
        one.right > stroke.left - comma.beside * tall &&
        one.bottom > stroke.top - comma.above * tall,
    )
  );
};

/**
 * Gives signs that reach into two rows of columns of digits to the row that they belong to: that of most of their ink, and commas
 * to the number above them.
 */
export const withOwnSigns = (
  { rows }: TableGrid,
  cells: readonly TableCell[],
  columns: readonly number[],
): TableCell[] => {
  const cellAt = (row: number, column: number): TableCell | undefined =>
    cells.find((one) => one.column === column && row >= one.row && row < one.row + one.rows);
  const ownerOf = (cell: TableCell, stroke: Stroke): TableCell => {
    const { x, y } = middleOf(stroke);
    const above = cellAt(cell.row - 1, cell.column);
    const [top, bottom] = [cell.row, cell.row + cell.rows].map((at) => rows[at]?.at(x) ?? 0);
    if (
      above &&
      isHanging(
        stroke,
        { top: top ?? 0, bottom: bottom ?? 0 },
        { above: above.strokes, own: cell.strokes },
      )
    )
      return above;
    return cellAt(placeAmong(rows, stroke.heart ?? y, x), cell.column) ?? cell;
  };
  const moved = cells
    .filter(({ row, column, columns: wide }) => row > 1 && wide === 1 && columns.includes(column))
    .flatMap((cell) =>
      cell.strokes.map((stroke) => ({ stroke, from: cell, to: ownerOf(cell, stroke) })),
    )
    .filter(({ from, to }) => from !== to && to.row > 0);
  return cells.map((cell) => ({
    ...cell,
    strokes: [
      ...cell.strokes.filter((stroke) => moved.every((one) => one.stroke !== stroke)),
      ...moved.flatMap(({ stroke, to }) => (to === cell ? [stroke] : [])),
    ],
  }));
};

export const isUnruled = ({ ruled }: Boundary): boolean => ruled.length === 0;

/** Letter heights on both sides of a border that ink of one number hardly exceeds. */
const across = 0.25;

/** Letter heights; closer strokes on both sides of a border may be signs of one number. */
const withinNumber = 0.35;

/** The share of a row into which ink of another reaches where their signs touch; the tail of a 9 or a comma reaches less. */
const deep = 0.45;

/** Whether a stroke fills so much of a row that it holds a sign of it. */
export const reachesInto = (
  { top, bottom }: Stroke,
  row: { readonly top: number; readonly bottom: number },
): boolean => Math.min(bottom, row.bottom) - Math.max(top, row.top) > deep * (row.bottom - row.top);

/** Cells above one another whose signs touch. */
const joinedCells = ({ rows }: TableGrid, cells: readonly TableCell[]): TableCell[] =>
  cells
    .filter(({ strokes }) => strokes.length > 0)
    .flatMap((cell) => {
      const inColumn = cells.filter(({ column }) => column === cell.column);
      return inColumn.flatMap((other) => {
        const isNext = other.row === cell.row + cell.rows || other.row + other.rows === cell.row;
        const touches = (stroke: Stroke): boolean => {
          const { x } = middleOf(stroke);
          const [top = 0, bottom = 0] = [other.row, other.row + other.rows].map((at) =>
            rows[at]?.at(x),
          );
          return reachesInto(stroke, { top, bottom });
        };
        return isNext && cell.strokes.some(touches) ? [cell, other] : [];
      });
    });

/** Letter heights; further apart, signs on both sides of an unruled border are two numbers in any hand. */
const widestInNumber = 1;

const endsOf = (strokes: readonly Stroke[]) => ({
  from: Math.min(...strokes.map(({ left }) => left)),
  to: Math.max(...strokes.map(({ right }) => right)),
});

/** The widest gap inside a cell's writing, in pixels. */
const widestGap = ({ strokes }: TableCell): number => {
  const runs = runsOf(strokes, 0);
  return Math.max(0, ...runs.slice(1).map(({ from }, at) => from - (runs[at]?.to ?? from)));
};

/** The distance of the writing of two cells, in pixels; infinite if one is blank. */
const distanceOf = ([one, other]: readonly TableCell[]): number =>
  one && other ? endsOf(other.strokes).from - endsOf(one.strokes).to : Infinity;

/** Columns are crowded if writing joins at least this many pairs of their cells, and more than this share of all pairs. */
const crowded = { least: 3, share: 0.15 };

/** Of cells beside an unruled border, those that are near, and those as near as the signs of one of them: one may be the other's. */
const nearPairs = (
  pairs: readonly (readonly TableCell[])[],
  crosses: (pair: readonly TableCell[]) => boolean,
  letters: number,
) => {
  const close = pairs.filter((pair) => distanceOf(pair) < widestInNumber * letters);
  const joined = close.filter(
    (pair) => crosses(pair) || distanceOf(pair) <= Math.max(...pair.map(widestGap)),
  );
  const isCrowded = joined.length >= crowded.least && joined.length > crowded.share * pairs.length;
  return { joined, crowded: isCrowded ? close.filter((pair) => !joined.includes(pair)) : [] };
};

/**
 * Between two columns of digits, by `row:border`: whether numbers are apart, or else whether it is certain or still open to which
 * of them the signs at the border belong.
 */
export type Partings = ReadonlyMap<string, 'apart' | 'certain' | 'open'>;

/** Whether a sign in a cell may be a neighbour's, or they are near where no ruling keeps them apart, though each sign has its cell. */
export type Sharing = 'open' | 'near';

/** Cells beside a border that writing crosses, ruled or not, or comes near to: a sign may be of the other cell. */
export const sharedCells = (
  grid: TableGrid,
  cells: readonly TableCell[],
  letters: number,
  partings: Partings = new Map(),
): ReadonlyMap<TableCell, Sharing> => {
  const { columns } = grid;
  const reach = letters * across;
  const crosses = (border: Boundary, pair: readonly TableCell[]): boolean => {
    const strokes = pair.flatMap((cell) => cell.strokes);
    const [top, bottom] = [
      Math.min(...strokes.map((one) => one.top)),
      Math.max(...strokes.map((one) => one.bottom)),
    ];
    const x = border.at((top + bottom) / 2);
    return runsOf(strokes, letters * (withinNumber / wordGap)).some(
      ({ from, to }) => from < x - reach && to > x + reach,
    );
  };
  const shared = new Map<TableCell, Sharing>();
  const note = (pairs: readonly (readonly TableCell[])[], how: Sharing) => {
    for (const cell of pairs.flat()) if (shared.get(cell) !== 'open') shared.set(cell, how);
  };
  note([joinedCells(grid, cells)], 'open');
  for (const [at, border] of columns.slice(1, -1).entries()) {
    const beside = cells.filter(
      (cell) => cell.column + cell.columns - 1 === at || cell.column === at + 1,
    );
    const pairs: (readonly TableCell[])[] = [...Map.groupBy(beside, ({ row }) => row).values()];
    const parting = ([cell]: readonly TableCell[]) => partings.get(`${cell?.row}:${at + 1}`);
    const isOpen = (pair: readonly TableCell[]): boolean => parting(pair) !== 'certain';
    const crossed = pairs.filter((pair) => crosses(border, pair));
    note(crossed.filter(isOpen), 'open');
    if (!isUnruled(border)) continue;
    const near = nearPairs(pairs, (pair) => crossed.includes(pair), letters);
    const isApart = (pair: readonly TableCell[]): boolean => parting(pair) === 'apart';
    note(near.joined.filter(isOpen), 'open');
    note(
      near.crowded.filter((pair) => isOpen(pair) && !isApart(pair)),
      'open',
    );
    note([...crossed, ...near.joined, ...near.crowded], 'near');
  }
  return shared;
};
