/** A cell whose value is not in the file: a formula without a result, or with the `error` that the program shows. */
export interface UnknownCell {
  /** Its reference, such as `C2`. */
  readonly at: string;
  readonly error?: string | undefined;
}

/** A cell's value: typed text, or a number (dates are serial numbers). Booleans are not read. */
export type Cell = string | number | UnknownCell | undefined;

export const isUnknown = (cell: Cell): cell is UnknownCell => typeof cell === 'object';

export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** A visible worksheet with its non-empty rows, in order. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Cells merged with cells to their right: start (row from 1, column from 0) and number of columns. */
  readonly wideCells: readonly { row: number; column: number; width: number }[];
  /** Hidden columns, from 0; they are read like others. */
  readonly hiddenColumns?: readonly number[];
  /** Whether date serial numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
}
