import { HEADINGS, nearestCell } from './grid-cells.ts';
import type { GridState } from './grid-reducer.ts';
import type { MarkTable } from './mark-table.ts';

type Items = readonly { readonly id: string }[];

/** A table by the ids of its rows and columns; a page itself has those too. */
export interface Shown extends Pick<MarkTable, 'averages'> {
  readonly columns: MarkTable['columns'];
  readonly rows: Items;
}

const idsOf = (items: Items): string => items.map(({ id }) => id).join();

/** Where an index of the earlier list is now; below 0 if its item is gone. What is after the items stays there. */
const indexNow = (index: number, earlier: Items, now: Items): number => {
  const item = earlier[index];
  return item ? now.findIndex(({ id }) => id === item.id) : index - earlier.length + now.length;
};

/**
 * The state of a grid after its rows or columns were changed elsewhere: what is being typed stays with its pupil and
 * column, and ends if they are gone.
 */
export const keepCell = <S extends GridState>(state: S, earlier: Shown, now: Shown): S => {
  const { rows, columns } = earlier;
  if (idsOf(rows) === idsOf(now.rows) && idsOf(columns) === idsOf(now.columns)) return state;
  const { cell } = state;
  const row = cell.row === HEADINGS ? HEADINGS : indexNow(cell.row, rows, now.rows);
  const column = indexNow(cell.column, columns, now.columns);
  const isGone = column < 0 || (row < 0 && row !== cell.row);
  return {
    ...state,
    cell: nearestCell(isGone ? cell : { row, column }, now),
    ...(isGone && { typed: undefined }),
    // Its column or row may have another index.
    opened: undefined,
  };
};
