import { cleanText } from '../text/clean-text.ts';
import type { HeadingField } from './heading-terms.ts';
import { shownIn, type Cell, type Sheet } from './sheet.ts';

/** The position of a sheet's list of people. Columns count from 0. */
export interface ListLayout {
  /** The last heading row; 0 without headings. */
  readonly lastRow: number;
  /** The columns that make a name, surname first. */
  readonly nameColumns: readonly number[];
  readonly columns: ReadonlyMap<HeadingField, number>;
}

/** A row of a list. */
export interface ListRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number;
  /** Cleaned texts of the name columns, without empty ones. */
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
  /** The cell in a field's column. */
  readonly at: (field: HeadingField) => Cell;
}

/** A cell's cleaned text; empty for an empty or unknown cell. */
export const textOf = (cell: Cell): string => cleanText(shownIn(cell));

/** The rows with a value below a list's headings, in order. */
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
