import { HEADING_ROW } from '#shared/page/doubts.ts';
import type { CellPosition, MarkTable } from './mark-table.ts';
import { isMarkColumn } from '../table/typed-text.ts';

/** How large a table is, and whether it shows averages; a page itself has that too. */
type Size = Pick<MarkTable, 'columns' | 'averages'> & { readonly rows: readonly unknown[] };

/** Separates a pupil's name from a column's. */
export const SEPARATOR = ' · ';

/** The row of the headings. */
export const HEADINGS = HEADING_ROW;

/** The index of the calculated average, after the page's columns; undefined if there is none. */
export const averageColumn = ({ columns, averages }: Size): number | undefined =>
  averages && columns.length;

/** The index of a row's menu, at the end of the row. */
export const menuColumn = ({ columns, averages }: Size): number =>
  columns.length + (averages ? 1 : 0);

/** The last cell of the table: the menu of the last row. */
export const lastCell = (table: Size): CellPosition => ({
  row: table.rows.length - 1,
  column: menuColumn(table),
});

export const isSameCell = (a: CellPosition, b: CellPosition): boolean =>
  a.row === b.row && a.column === b.column;

/** The nearest existing cell; a cell that exists stays the same object. The heading row has only the page's own columns. */
export const nearestCell = (cell: CellPosition, table: Size): CellPosition => {
  const { row, column } = cell;
  const last = lastCell(table);
  const shown = Math.min(Math.max(row, HEADINGS), last.row);
  const widest = shown === HEADINGS ? table.columns.length - 1 : last.column;
  const nearest = { row: shown, column: Math.min(Math.max(column, 0), widest) };
  return isSameCell(nearest, cell) ? cell : nearest;
};

/** The first mark. */
export const firstMark = ({ columns }: Pick<MarkTable, 'columns'>): CellPosition => ({
  row: 0,
  column: Math.max(columns.findIndex(isMarkColumn), 0),
});
