import { findDoubts, HEADING_ROW, type Doubt } from '#shared/gradebook/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { CellPosition } from './edit-gradebook.ts';

/** The places that are to be looked at, in reading order: what is doubtful, or each mark nobody has looked at as well. */
export const placesToCheck = (
  { columns, rows }: Gradebook,
  doubts: readonly Doubt[],
  everyMark: boolean,
): readonly CellPosition[] => {
  if (!everyMark) return doubts;
  const ofHeadings = doubts.filter(({ row }) => row === HEADING_ROW);
  const doubtful = new Set(doubts.map(({ row, column }) => `${row}:${column}`));
  const ofCells = rows.flatMap(({ cells, summary }, row) =>
    cells.flatMap(({ checked }, column) =>
      doubtful.has(`${row}:${column}`) || (columns[column]?.kind === 'mark' && !checked && !summary)
        ? [{ row, column }]
        : [],
    ),
  );
  return [...ofHeadings, ...ofCells];
};

const order = (a: CellPosition, b: CellPosition): number => a.row - b.row || a.column - b.column;

/** The next of some places after one, or the one before it; round the end. Undefined if there is no other. */
export const nextPlace = (
  places: readonly CellPosition[],
  from: CellPosition,
  direction: 1 | -1 = 1,
): CellPosition | undefined => {
  const others = places.filter((place) => order(place, from) !== 0);
  return direction === 1
    ? (others.find((place) => order(place, from) > 0) ?? others[0])
    : (others.findLast((place) => order(place, from) < 0) ?? others.at(-1));
};

/** Where to go on after an edit of a cell; undefined when nothing is left to look at. */
export const nextFlaggedCell = (
  book: Gradebook,
  from: CellPosition,
  everyMark: boolean,
): CellPosition | undefined => {
  const places = placesToCheck(book, findDoubts(book), everyMark);
  return nextPlace(places, from) ?? places[0];
};
