import type { MarkReading } from './digits/cell-image.ts';
import type { Point } from './page/level.ts';
import type { Span } from './table/table-grid.ts';

/** A word on the levelled page; its corners are in pixels, clockwise from the upper left one. */
export interface InkWord {
  readonly text: string;
  /** Confidence of the reading, 0–100. */
  readonly confidence: number;
  readonly corners: readonly Point[];
}

/** Adjacent words in reading order. */
export type InkLine = readonly InkWord[];

export interface InkCell extends Span {
  readonly lines: readonly InkLine[];
  /** Whether ink of a neighbour may be part of it, or its own of a neighbour. */
  readonly shared: boolean;
  /** If it was read as a mark. */
  readonly mark?: MarkReading | undefined;
}

/** A table of the levelled page. */
export interface InkTable {
  /** Every cell once; a merged cell counts as one. */
  readonly cells: readonly InkCell[];
  readonly rows: number;
  readonly columns: number;
  /** Number of heading rows at the top. */
  readonly headings: number;
  readonly corners: readonly Point[];
  /** Corners of each cell of the grid, merged or not, row by row. */
  readonly grid: readonly (readonly Point[])[];
  /** Whether rulings exist on both sides of rows and of columns. */
  readonly ruled: boolean;
}
