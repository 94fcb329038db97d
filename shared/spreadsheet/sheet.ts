/** A cell whose value is not in the file: a formula without a result, or with the `error` that the program shows. */
export interface UnknownCell {
  /** Its reference, such as `C2`. */
  readonly at: string;
  readonly error?: string | undefined;
}

/**
 * A number whose cell shows something else than that number.
 * `number`: the number with zeros before it or words beside it (`00012`, `12 pts`). `text`: what is shown is not just
 * that number (`12/20`, a word, or nothing at all, which is an empty text).
 */
export interface ShownNumber {
  /** As stored; a date is a serial number. In thousands if that is how it is shown. */
  readonly value: number;
  /** A date as `12/05/2026`, a time as `12:30`, a share as `75 %`. */
  readonly shown: string;
  readonly kind: 'number' | 'text' | 'percent' | 'date' | 'time' | 'fraction';
}

/** A cell's value: typed text, or a number (a date without its format is a serial number). TRUE and FALSE are texts. */
export type Cell = string | number | ShownNumber | UnknownCell | undefined;

export const isUnknown = (cell: Cell): cell is UnknownCell =>
  typeof cell === 'object' && 'at' in cell;

export const isShown = (cell: Cell): cell is ShownNumber =>
  typeof cell === 'object' && 'shown' in cell;

/** The number that a cell stores, whatever it shows; undefined for a text. */
export const numberIn = (cell: Cell): number | undefined =>
  isShown(cell) ? cell.value : typeof cell === 'number' ? cell : undefined;

/** What a cell shows; empty for an empty or unknown cell. */
export const shownIn = (cell: Cell): string =>
  isShown(cell) ? cell.shown : isUnknown(cell) ? '' : String(cell ?? '');

export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** A filled cell that covers others to its right or below it. */
export interface MergedCell {
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  /** In columns and rows. */
  readonly width: number;
  readonly height: number;
}

/** A visible worksheet with its non-empty rows, in order. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Merged cells, and texts that are centred across the empty cells beside them. */
  readonly mergedCells: readonly MergedCell[];
  /** Hidden columns, from 0; they are read like others. */
  readonly hiddenColumns?: readonly number[];
  /** Hidden rows, also by a filter or in a closed group, as the spreadsheet numbers them; they are read like others. */
  readonly hiddenRows?: readonly number[];
  /** The names of the hidden worksheets of the workbook, which are not read. */
  readonly hiddenSheets?: readonly string[];
  /** Whether date serial numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
}
