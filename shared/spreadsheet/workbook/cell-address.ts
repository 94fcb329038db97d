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

/** The most ranges in a message. */
const MOST_RANGES = 4;
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

/** Cells by column, with cells below each other as ranges: `C2:C6, E4`. */
export function describeCells(cells: readonly string[]): string {
  const ranges: { s: CellAddress; e: CellAddress }[] = [];
  const addresses = cells.map((cell) => decodeCell(cell));
  for (const cell of addresses.toSorted((one, other) => one.c - other.c || one.r - other.r)) {
    const last = ranges.at(-1);
    if (last?.e.c === cell.c && last.e.r >= cell.r - 1) last.e = cell;
    else ranges.push({ s: cell, e: cell });
  }
  const shown = ranges.slice(0, MOST_RANGES).map(encodeRange);
  return [...shown, ...(ranges.length > MOST_RANGES ? ['…'] : [])].join(', ');
}

export const encodeRange = ({ s, e }: CellRange): string => {
  const first = encodeCell(s);
  const last = encodeCell(e);
  return first === last ? first : `${first}:${last}`;
};
