/** The ink of one cell of a straightened page, rules erased: 8-bit grey, row by row, 255 is paper. */
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

/** What is known of a column's cells before they are read. */
export interface ReadingContext {
  readonly script: Script;
  /** Marks follow a grammar (0–20 by quarters, `/20`, absences); row and registration numbers are any digits. */
  readonly kind: 'mark' | 'number';
  /** Pixels of the cell images for each of the picture's own: 1 where nothing was enlarged. */
  readonly enlargement: number;
}

/** What a cell says. */
export interface MarkReading {
  /**
   * In the digits and with the decimal mark of the page's script, whichever comma or point was written: `12,5`, `١٢٫٥`,
   * `12/20`, `غ`, `abs`, `-`; empty for a blank cell; `?` for each sign that is none of these.
   */
  readonly text: string;
  /** 0–100: of cells with this confidence, the share that are read exactly. */
  readonly confidence: number;
  /** Around the ink; undefined for a blank cell. */
  readonly box: InkBox | undefined;
  readonly script: Script;
}
