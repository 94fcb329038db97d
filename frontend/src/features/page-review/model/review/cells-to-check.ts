import { HEADING_ROW, type Doubt } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { doubtsOf } from '../gradebook/doubts-of.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';

/** The cells to check in reading order: the doubtful ones, or also every mark that is not checked yet. */
export const cellsToCheck = (
  { columns, rows }: Gradebook,
  doubts: readonly Doubt[],
  everyMark: boolean,
): readonly CellPosition[] => {
  if (!everyMark) return doubts;
  const headings = doubts.filter(({ row }) => row === HEADING_ROW);
  const doubtful = new Set(doubts.map(({ row, column }) => `${row}:${column}`));
  const marks = rows.flatMap(({ cells, summary }, row) =>
    cells.flatMap(({ checked }, column) =>
      doubtful.has(`${row}:${column}`) || (columns[column]?.kind === 'mark' && !checked && !summary)
        ? [{ row, column }]
        : [],
    ),
  );
  return [...headings, ...marks];
};

/** The number of marks that the teacher has not checked. */
export const countUnchecked = (book: Gradebook): number => cellsToCheck(book, [], true).length;

const order = (a: CellPosition, b: CellPosition): number => a.row - b.row || a.column - b.column;

/** The next or previous cell after one, wrapping around at the end. Undefined if there is no other. */
export const nextCell = (
  cells: readonly CellPosition[],
  from: CellPosition,
  direction: 1 | -1 = 1,
): CellPosition | undefined => {
  const others = cells.filter((cell) => order(cell, from) !== 0);
  return direction === 1
    ? (others.find((cell) => order(cell, from) > 0) ?? others[0])
    : (others.findLast((cell) => order(cell, from) < 0) ?? others.at(-1));
};

/** The next cell to check after an edit; undefined if none is left. */
export const nextFlaggedCell = (
  book: Gradebook,
  from: CellPosition,
  everyMark: boolean,
): CellPosition | undefined => {
  const cells = cellsToCheck(book, doubtsOf(book), everyMark);
  return nextCell(cells, from) ?? cells[0];
};
