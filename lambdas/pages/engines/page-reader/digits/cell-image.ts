import type { CellNotes } from '#shared/page/page-reading.ts';
import type { Hand } from '../hand/hand.ts';

/** The ink of one cell of a straightened page, without rulings: 8-bit grey, row by row, 255 is paper. */
export interface CellImage {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** A rectangle in a cell, in its pixels. */
export interface InkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The digits of a page: `0123456789` or `٠١٢٣٤٥٦٧٨٩`. */
export type Script = 'western' | 'arabic-indic';

/** Facts about a column that are known before reading its cells. */
export interface ReadingContext {
  readonly script: Script;
  /**
   * Marks follow a grammar (0–20 by quarters, `/20`, absences); row and registration numbers are free sequences of
   * digits.
   */
  readonly kind: 'mark' | 'number';
  /** Pixels of the cell images per pixel of the picture; 1 if not enlarged. */
  readonly enlargement: number;
  /**
   * The hand of the teacher, if they let Daftar learn it; an empty one before a page is confirmed. Readings of marks in
   * Western digits then take it into account, and have the notes from which it is learnt.
   */
  readonly hand?: Hand | undefined;
}

/** The reading of a cell. */
export interface MarkReading {
  /**
   * In the digits and the decimal mark of the page's script: `12,5`, `١٢٫٥`, `12/20`, `غ`, `abs`, `-`. Empty for a
   * blank cell; `?` for each other sign.
   */
  readonly text: string;
  /** 0–100: the share of cells with this confidence that are read exactly. */
  readonly confidence: number;
  /** The box of the ink; `undefined` for a blank cell. */
  readonly box: InkBox | undefined;
  readonly script: Script;
  /** It is a tick, a cross or another sign that is no mark. */
  readonly isTick?: boolean;
  /** With a hand: what `learnPage` learns from once the mark is confirmed. */
  readonly notes?: CellNotes;
  /** With a hand: what is read without it. */
  readonly alone?: Pick<MarkReading, 'text' | 'confidence'>;
}
