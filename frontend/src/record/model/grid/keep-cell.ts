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
 * The state of a grid in another table than the one it was set in: the cell, and what is being typed into it, stay with
 * their pupil and column. If these are gone, typing ends and the nearest cell takes its place.
 */
export const keepCell = <S extends GridState>(state: S, earlier: Shown, now: Shown): S => {
  const { rows, columns } = earlier;
  const { cell } = state;
  if (idsOf(rows) === idsOf(now.rows) && idsOf(columns) === idsOf(now.columns)) {
    // Averages may have gone, and with them a column.
    const nearest = nearestCell(cell, now);
    return nearest === cell ? state : { ...state, cell: nearest };
  }
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
