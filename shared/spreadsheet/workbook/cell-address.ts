/** A cell's position: row and column from 0; -1 for a part that a reference leaves out, as in `A:C`. */
export interface CellAddress {
  readonly r: number;
  readonly c: number;
}

/** A rectangle of cells, with its first and last one. */
export interface CellRange {
  readonly s: CellAddress;
  readonly e: CellAddress;
}

const ALPHABET = 26;
const BEFORE_A = 64;

/** The column from 0: `A` is 0, `AA` is 26, and no letters are -1. */
export const decodeColumn = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * ALPHABET + letter.charCodeAt(0) - BEFORE_A, 0) - 1;

export const encodeColumn = (column: number): string =>
  column < 0
    ? ''
    : encodeColumn(Math.floor(column / ALPHABET) - 1) +
      String.fromCharCode(BEFORE_A + 1 + (column % ALPHABET));

/** `{ r: 0, c: 1 }` is `B1`. */
export const encodeCell = ({ r, c }: CellAddress): string => `${encodeColumn(c)}${r + 1}`;

function decodeCell(reference: string): CellAddress {
  const [, letters = '', digits = ''] = /^\$?([A-Z]*)\$?(\d*)/.exec(reference) ?? [];
  return { r: Number(digits) - 1, c: decodeColumn(letters) };
}

/** Reads `B2:D4`, or `B2` as a range of one cell. */
export function decodeRange(reference: string): CellRange {
  const [first = '', last = first] = reference.split(':');
  return { s: decodeCell(first), e: decodeCell(last) };
}

export const encodeRange = ({ s, e }: CellRange): string => {
  const first = encodeCell(s);
  const last = encodeCell(e);
  return first === last ? first : `${first}:${last}`;
};
