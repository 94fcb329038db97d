import { cleanText } from './clean-text.ts';
import type { HeadingField } from './heading-terms.ts';
import type { Cell, Sheet } from './sheet.ts';

/** Where a sheet's list of people is. Columns count from 0. */
export interface ListLayout {
  /** The last row of the headings; 0 when there are none. */
  readonly lastRow: number;
  /** The columns whose texts, joined by a space, make a name: surname first. */
  readonly nameColumns: readonly number[];
  readonly columns: ReadonlyMap<HeadingField, number>;
}

/** A row of a list. */
export interface ListRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number;
  /** What stands in the columns of the name, cleaned, without the empty ones. */
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
  /** What stands under a heading. */
  readonly at: (field: HeadingField) => Cell;
}

/** A cell's text as a person reads it; empty when the cell is. */
export const textOf = (cell: Cell): string => (cell === undefined ? '' : cleanText(String(cell)));

/** The rows under a list's headings that hold a value, in order. */
export const listRows = (sheet: Sheet, { lastRow, nameColumns, columns }: ListLayout): ListRow[] =>
  sheet.rows
    .filter(({ number }) => number > lastRow)
    .map(({ number, cells }) => ({
      ...{ number, cells },
      names: nameColumns.map((column) => textOf(cells[column])).filter((text) => text !== ''),
      at: (field) => {
        const column = columns.get(field);
        return column === undefined ? undefined : cells[column];
      },
    }));
