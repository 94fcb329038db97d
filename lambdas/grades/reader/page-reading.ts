import type { Point } from './page/level.ts';
import type { Span } from './table/table-grid.ts';

/** A word on the page, with its corners from the upper left one clockwise, in pixels. */
export interface PageWord {
  readonly text: string;
  /** How sure the reading is, 0–100. */
  readonly confidence: number;
  readonly corners: readonly Point[];
}

/** Words beside one another, in reading order. */
export type PageLine = readonly PageWord[];

export interface PageCell extends Span {
  readonly corners: readonly Point[];
  readonly lines: readonly PageLine[];
}

export interface PageTable {
  /** Every cell once; merged ones as one. */
  readonly cells: readonly PageCell[];
  readonly rows: number;
  readonly columns: number;
  /** Rows at the top that hold headings. */
  readonly headings: number;
  readonly corners: readonly Point[];
  /** Where each cell of the grid is, merged or not: row by row. */
  readonly grid: readonly (readonly Point[])[];
  /** Whether lines are drawn on both sides of rows and of columns. */
  readonly ruled: boolean;
  readonly title: PageLine | undefined;
}

/** All that was made out on a page. */
export interface PageReading {
  readonly width: number;
  readonly height: number;
  /** What stands outside the tables. */
  readonly lines: readonly PageLine[];
  readonly tables: readonly PageTable[];
}
