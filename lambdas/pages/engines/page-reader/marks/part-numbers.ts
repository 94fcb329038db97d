import type { Script } from '../digits/cell-image.ts';
import type { Care } from '../digits/read-cell.ts';
import { scorerOf, type InkScore } from '../digits/score-cells.ts';
import type { Grey } from '../page/grey.ts';
import { middleOf, type Stroke } from '../page/strokes.ts';
import { isUnruled, type Partings, type TableCell } from '../table/table-cells.ts';
import { placeAmong, type TableGrid } from '../table/table-grid.ts';
import {
  isClear,
  isOpen,
  leavesOver,
  mayBeTwo,
  placement,
  sidesOf,
  signsAt,
  partingsOf,
  type BorderSigns,
  type Parting,
} from './border-signs.ts';
import { cutCell } from './cell-images.ts';
import { partStroke } from './part-stroke.ts';

/** How much a cell counts that becomes blank, and ink at a table's edge that is left outside, as logarithms. */
const costs = { emptied: 2, outside: 3 } as const;
/** Partings that are so much less likely, by the places of the signs alone or at the first look, are not looked at further. */
const hopeless = { placed: 3.5, seen: 5 } as const;
/** Digit heights beyond a table in which ink may belong to its outermost column. */
const outside = 1.5;

/** A table with its cells, and the ink of its page. */
interface Table {
  readonly grid: TableGrid;
  readonly cells: readonly TableCell[];
  readonly ink: {
    readonly page: Grey;
    readonly strokes: readonly Stroke[];
    readonly letters: number;
  };
}

/** The cells of a table once its numbers are parted at the borders of columns. */
export interface Parted {
  readonly cells: readonly TableCell[];
  readonly partings: Partings;
}

const keyOf = ({ row, column }: Pick<TableCell, 'row' | 'column'>): string => `${row}:${column}`;

/** The height of the digits in cells, without decimal marks. */
function digitHeight(cells: readonly TableCell[]): number | undefined {
  const heights = cells.flatMap(({ strokes }) => {
    const own = strokes.map(({ top, bottom }) => bottom - top + 1);
    const tallest = Math.max(0, ...own);
    return own.filter((height) => height > 5 && height > 0.6 * tallest);
  });
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
}

const inColumn = (own: ReadonlyMap<string, TableCell>, column: number): TableCell[] =>
  [...own.values()].filter((cell) => cell.column === column);

/**
 * Gives a score to the ink of a cell of a column of digits. Columns are read when the first of their cells is asked for.
 * @param open the cells of which it is open whether all of their ink is theirs
 */
function scoresIn(
  { grid, ink }: Table,
  narrow: readonly number[],
  own: ReadonlyMap<string, TableCell>,
  open: ReadonlySet<string>,
  script: Script,
) {
  const imageOf = (cell: TableCell) => cutCell(ink.page, grid, cell, ink).image;
  const scorers = new Map<number, ReturnType<typeof scorerOf>>();
  return (cell: TableCell, care: Care): InkScore | undefined => {
    const { column } = cell;
    if (!narrow.includes(column)) return undefined;
    if (!scorers.has(column)) {
      const cells = inColumn(own, column);
      const known = cells.filter((one) => one.strokes.length > 0 && !open.has(keyOf(one)));
      scorers.set(column, scorerOf(cells.map(imageOf), known.map(imageOf), script));
    }
    return scorers.get(column)?.(imageOf(cell), care);
  };
}

/** A row on both sides of a border, if it is open to which of them a sign belongs. */
interface OpenPlace {
  /** The cells on both sides. */
  readonly pair: readonly (TableCell | undefined)[];
  readonly found: BorderSigns;
  /** Whether no stroke was cut in two. */
  readonly isWhole: boolean;
}

/** Finds where it is open to which side of a border a sign belongs, by the cells as they are at that moment. */
function placesIn(
  { grid, ink }: Table,
  narrow: readonly number[],
  own: ReadonlyMap<string, TableCell>,
) {
  const heights = grid.columns.map((_, right) =>
    digitHeight(
      [right - 1, right]
        .filter((column) => narrow.includes(column))
        .flatMap((column) => inColumn(own, column)),
    ),
  );
  return (row: number, right: number): OpenPlace | undefined => {
    const [border, tall] = [grid.columns[right], heights[right]];
    const isInner = right > 0 && right < grid.columns.length - 1;
    if (!border || tall === undefined || (isUnruled(border) && !isInner)) return undefined;
    const pair = [right - 1, right].map((column) => own.get(keyOf({ row, column })));
    if (pair.filter((cell) => cell !== undefined).length < (isInner ? 2 : 1)) return undefined;
    const beyond = (): Stroke[] =>
      ink.strokes.filter((stroke) => {
        const { x, y } = middleOf(stroke);
        const away = right === 0 ? border.at(y) - x : x - border.at(y);
        return away > 0 && away < outside * tall && placeAmong(grid.rows, y, x) === row;
      });
    const whole = pair.flatMap((cell) => cell?.strokes ?? beyond());
    const strokes = whole.flatMap((one) => partStroke(ink.page, one, border.at, tall));
    const found = signsAt(strokes, border.at, tall);
    if (found.signs.length === 0 || !isOpen(found)) return undefined;
    return { pair, found, isWhole: strokes.length === whole.length && !mayBeTwo(found) };
  };
}

/**
 * Gives signs that people wrote on or over a border of a column of digits to the number that they belong to, and parts those that
 * touch there. Of the ways to part the numbers the one is chosen that gives the likeliest marks on both sides, and leaves together
 * what is near.
 * @param narrow the columns that may hold digits
 */
export function partNumbers(table: Table, narrow: readonly number[], script: Script): Parted {
  const { grid, cells } = table;
  const single = cells.filter(({ row, rows, columns }) => row > 0 && rows === 1 && columns === 1);
  const own = new Map(single.map((cell) => [keyOf(cell), cell]));
  const known = new Map<string, 'apart' | 'certain' | 'open'>();
  const placeAt = placesIn(table, narrow, own);
  const places = [...grid.columns.keys()].flatMap((right) =>
    Array.from({ length: Math.max(0, grid.rows.length - 2) }, (_, at) => ({ row: at + 1, right })),
  );
  const open = new Set(
    places.flatMap(({ row, right }) =>
      (placeAt(row, right)?.pair ?? []).flatMap((cell) => (cell ? keyOf(cell) : [])),
    ),
  );
  const score = scoresIn(table, narrow, own, open, script);
  for (const { row, right } of places) {
    const place = placeAt(row, right);
    if (!place) {
      const isOfDigits = narrow.includes(right - 1) && narrow.includes(right);
      if (isOfDigits) known.set(`${row}:${right}`, 'apart');
      continue;
    }
    const { pair, found, isWhole } = place;
    const isInner = right > 0 && right < grid.columns.length - 1;
    const scores = new Map<string, InkScore>();
    const scoreSide = (cell: TableCell, side: number, signs: number, care: Care): InkScore => {
      const key = `${care} ${side} ${signs}`;
      const known = scores.get(key) ?? score(cell, care) ?? { signs: '', likelihood: 0 };
      scores.set(key, known);
      const wasBlank = own.get(keyOf(cell))?.strokes.length === 0;
      const isEmptied = cell.strokes.length === 0 && !wasBlank;
      return { ...known, likelihood: known.likelihood - (isEmptied ? costs.emptied : 0) };
    };
    const look = (partings: readonly Parting[], care: Care) =>
      partings
        .map((parting) => {
          const bySide = sidesOf(found, parting);
          const parts = pair.map((cell, side) => cell && { ...cell, strokes: bySide[side] ?? [] });
          const bySign = parts.flatMap((cell, side) =>
            cell ? scoreSide(cell, side, side === 0 ? parting.left : parting.right, care) : [],
          );
          const isLeftOut = !isInner && leavesOver(found, parting, right === 0 ? 'left' : 'right');
          return {
            ...{ parting, parts: parts.flatMap((cell) => cell ?? []) },
            signs: bySign.map(({ signs }) => signs).join(' '),
            likelihood:
              bySign.reduce((sum, one) => sum + one.likelihood, placement(found, parting)) -
              (isLeftOut ? costs.outside : 0),
          };
        })
        .toSorted((a, b) => b.likelihood - a.likelihood);
    const all = partingsOf(found).filter(({ left, right }) => isInner || left === right);
    const bestPlaced = Math.max(...all.map((parting) => placement(found, parting)));
    const quick = look(
      // What is drawn over costs no look: its sides are those of two cuts.
      all.filter(
        (parting) =>
          parting.left > parting.right || placement(found, parting) > bestPlaced - hopeless.placed,
      ),
      'quick',
    );
    const likely = quick.filter(
      ({ likelihood }) => likelihood > (quick[0]?.likelihood ?? 0) - hopeless.seen,
    );
    const partings =
      likely.length > 1
        ? look(
            likely.map(({ parting }) => parting),
            'careful',
          )
        : likely;
    const [best, ...others] = partings;
    if (!best) continue;
    const second = others.find(({ signs }) => signs !== best.signs);
    for (const cell of best.parts) own.set(keyOf(cell), cell);
    const isOne = best.parting.left === best.parting.right;
    const isCertain = isOne && isWhole && isClear(best.likelihood, second?.likelihood);
    known.set(`${row}:${right}`, isCertain ? 'certain' : 'open');
  }
  return { cells: cells.map((cell) => own.get(keyOf(cell)) ?? cell), partings: known };
}
