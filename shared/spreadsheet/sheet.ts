/** A cell's value: text as it was typed, or a number (dates are serial numbers). Errors and booleans are not read. */
export type Cell = string | number | undefined;

export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** A visible worksheet: its rows that hold a value, in order. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Cells merged with their right-hand neighbours: where they start (row from 1, column from 0) and how many columns. */
  readonly wideCells: readonly { row: number; column: number; width: number }[];
  /** Columns that nobody sees, from 0; none if it does not say. What is in them is read all the same. */
  readonly hiddenColumns?: readonly number[];
  /** Date serial numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
}
