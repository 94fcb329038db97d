import { scorerOf, type InkScore } from '../digits/score-cells.ts';
import type { Grey } from '../page/grey.ts';
import { middleOf, type Stroke } from '../page/strokes.ts';
import { mostHeadings } from '../table/headings.ts';
import { isUnruled, type TableCell } from '../table/table-cells.ts';
import { placeAmong, type TableGrid } from '../table/table-grid.ts';
import {
  cutsOf,
  isOpen,
  leavesOver,
  mayBeTwo,
  placement,
  sidesOf,
  signsAt,
} from './border-signs.ts';
import { cutCell } from './cell-images.ts';
import { partStroke } from './part-stroke.ts';
import { scriptOf } from './read-columns.ts';

/** How much a cell counts that becomes blank, and ink at a table's edge that is left outside, as logarithms. */
const costs = { emptied: 2, outside: 3 } as const;
/** How much likelier a parting must be than those that give other marks to be certain, as a logarithm. */
const certain = 3;
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
  /** Where it is certain to which of two columns the ink at their border belongs, as `row:border`. */
  readonly settled: ReadonlySet<string>;
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

/** Gives a score to the ink of a cell of a column of digits. Columns are read when the first of their cells is asked for. */
function scoresIn({ grid, ink }: Table, narrow: readonly number[], own: Map<string, TableCell>) {
  const placed = (cell: TableCell) => cutCell(ink.page, grid, cell, ink);
  const inColumn = (column: number): TableCell[] =>
    [...own.values()].filter((cell) => cell.column === column);
  const scorers = new Map<number, ReturnType<typeof scorerOf>>();
  let script: ReturnType<typeof scriptOf> | undefined;
  return {
    tall: (columns: readonly number[]) => digitHeight(columns.flatMap(inColumn)),
    score: (cell: TableCell): InkScore | undefined => {
      const { column } = cell;
      if (!narrow.includes(column)) return undefined;
      script ??= scriptOf(
        narrow.map((one) =>
          inColumn(one)
            .filter(({ row }) => row >= mostHeadings - 1)
            .map(placed),
        ),
      );
      if (!scorers.has(column)) {
        const images = inColumn(column).map((one) => placed(one).image);
        scorers.set(column, scorerOf(images, script));
      }
      return scorers.get(column)?.(placed(cell).image);
    },
  };
}

/**
 * Gives signs that people wrote on or over a border of a column of digits to the number that they belong to, and parts those that
 * touch there. Of the ways to part the numbers the one is chosen that gives the likeliest marks on both sides, and leaves together
 * what is near.
 * @param narrow the columns that may hold digits
 */
export function partNumbers(table: Table, narrow: readonly number[]): Parted {
  const { grid, cells, ink } = table;
  const single = cells.filter(({ row, rows, columns }) => row > 0 && rows === 1 && columns === 1);
  const own = new Map(single.map((cell) => [keyOf(cell), cell]));
  const settled = new Set<string>();
  const { tall: tallIn, score } = scoresIn(table, narrow, own);
  for (const [right, border] of grid.columns.entries()) {
    const sides = [right - 1, right];
    const isInner = right > 0 && right < grid.columns.length - 1;
    const tall = tallIn(sides.filter((column) => narrow.includes(column)));
    if (tall === undefined || (isUnruled(border) && !isInner)) continue;
    const beyond = (row: number): Stroke[] =>
      ink.strokes.filter((stroke) => {
        const { x, y } = middleOf(stroke);
        const away = right === 0 ? border.at(y) - x : x - border.at(y);
        return away > 0 && away < outside * tall && placeAmong(grid.rows, y, x) === row;
      });
    for (let row = 1; row < grid.rows.length - 1; row += 1) {
      const pair = sides.map((column) => own.get(keyOf({ row, column })));
      if (pair.filter((cell) => cell !== undefined).length < (isInner ? 2 : 1)) continue;
      const whole = pair.flatMap((cell) => cell?.strokes ?? beyond(row));
      const strokes = whole.flatMap((one) => partStroke(ink.page, one, border.at, tall));
      const found = signsAt(strokes, border.at, tall);
      if (found.signs.length === 0 || !isOpen(found)) continue;
      const partings = cutsOf(found).map((cut) => {
        const bySide = sidesOf(found, cut);
        const parts = pair.flatMap((cell, side) =>
          cell ? [{ ...cell, strokes: bySide[side] ?? [] }] : [],
        );
        const scores = parts.map((cell) => {
          const wasBlank = own.get(keyOf(cell))?.strokes.length === 0;
          const { signs, likelihood } = score(cell) ?? { signs: '', likelihood: 0 };
          const isEmptied = cell.strokes.length === 0 && !wasBlank;
          return { signs, likelihood: likelihood - (isEmptied ? costs.emptied : 0) };
        });
        const isLeftOut = !isInner && leavesOver(found, cut, right === 0 ? 'left' : 'right');
        return {
          parts,
          signs: scores.map(({ signs }) => signs).join(' '),
          likelihood:
            scores.reduce((sum, one) => sum + one.likelihood, placement(found, cut)) -
            (isLeftOut ? costs.outside : 0),
        };
      });
      const [best, ...others] = partings.toSorted((a, b) => b.likelihood - a.likelihood);
      const second = others.find(({ signs }) => signs !== best?.signs);
      if (!best) continue;
      for (const cell of best.parts) own.set(keyOf(cell), cell);
      const isCertain = best.likelihood - (second?.likelihood ?? -Infinity) > certain;
      const isWhole = strokes.length === whole.length && !mayBeTwo(found);
      if (isCertain && isWhole) settled.add(`${row}:${right}`);
    }
  }
  return { cells: cells.map((cell) => own.get(keyOf(cell)) ?? cell), settled };
}
