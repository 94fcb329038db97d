import * as z from 'zod/mini';

/**
 * The code of a printed sheet. Its number has 24 bits; with 8 bits of check they are the four data bytes of a Reed-Solomon
 * code of 8 bytes over GF(256), two bytes for each of the four corner marks. Any two marks hold the number, three also
 * check it, four correct two wrong bytes. A mark has no id: which corner it is, and which way up the sheet lies, is what
 * makes the four a codeword.
 */
const DATA = 4;

/** The inner modules of a mark: 4 x 4, row by row, dark is 1, the first one is the highest of 16 bits. */
export type MarkBits = number;
const CORNERS = 4;

/** Keeps small numbers from making marks that look like empty frames or full squares. */
const MASK = Uint8Array.of(0x5a, 0xc6, 0x39, 0xa5, 0x96, 0x6c, 0xd2, 0x4b);

/** Powers and logarithms of GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}
const log = (value: number): number => LOG[value] ?? 0;
const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[log(a) + log(b)] ?? 0);
const divide = (a: number, b: number): number => (a === 0 ? 0 : (EXP[log(a) + 255 - log(b)] ?? 0));

/** CRC-8 of the three bytes of a number, with the polynomial 0x2f. */
function checkOf(bytes: readonly number[]): number {
  let crc = 0x42;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 128 ? ((crc << 1) ^ 0x2f) & 255 : crc << 1;
  }
  return crc;
}

interface Byte {
  /** Its index in the codeword. */
  readonly index: number;
  readonly value: number;
}

/** The byte at an index, of the codeword that has these four bytes (Lagrange). */
function byteThrough(known: readonly Byte[], index: number): number {
  let sum = 0;
  for (const { index: own, value } of known) {
    let term = value;
    // Indices count from 1 in the field, where 0 is no point of the polynomial.
    for (const { index: other } of known)
      if (other !== own) {
        term = multiply(term, divide((index + 1) ^ (other + 1), (own + 1) ^ (other + 1)));
      }
    sum ^= term;
  }
  return sum;
}

/** The four marks of a sheet's number, clockwise from the page's top left corner. */
export function marksOfNumber(number: number): MarkBits[] {
  const bytes = [(number >> 16) & 255, (number >> 8) & 255, number & 255];
  const data = [...bytes, checkOf(bytes)].map((value, index) => ({ index, value }));
  const masked = Array.from(MASK, (mask, index) => byteThrough(data, index) ^ mask);
  return Array.from({ length: CORNERS }, (_, corner) => {
    const [high = 0, low = 0] = masked.slice(2 * corner, 2 * corner + 2);
    return (high << 8) | low;
  });
}

export const darkModules = (mark: MarkBits): number => {
  let count = 0;
  for (let rest = mark; rest > 0; rest >>= 1) count += rest & 1;
  return count;
};

/** The fewest and the most dark modules that the 16 inner ones of a mark have. */
export const darkModulesOfMark = { least: 4, most: 12 } as const;

/** Whether the marks of a number differ from empty frames and from full squares. 92 % of all numbers are usable. */
export const isUsableNumber = (number: number): boolean =>
  marksOfNumber(number).every((mark) => {
    const dark = darkModules(mark);
    return dark >= darkModulesOfMark.least && dark <= darkModulesOfMark.most;
  });

/** What the four marks of a printed sheet say. What it means is stored for the teacher who printed the sheet. */
export const sheetNumber = z
  .int()
  .check(z.gte(0), z.lt(2 ** 24), z.refine(isUsableNumber, { error: 'unusable' }));

/** A random usable number. A teacher's sheets must have different ones. */
export function newSheetNumber(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = drawn & 0xffffff;
  return isUsableNumber(number) ? number : newSheetNumber();
}

/** All ways to choose four bytes, by the number of bytes there are. */
const choices = new Map<number, readonly (readonly number[])[]>();
function choicesOf(count: number): readonly (readonly number[])[] {
  const known = choices.get(count);
  if (known) return known;
  const all: number[][] = [];
  for (let bits = 0; bits < 1 << count; bits += 1)
    if (darkModules(bits) === DATA)
      all.push([...Array(count).keys()].filter((i) => bits & (1 << i)));
  choices.set(count, all);
  return all;
}

/** Wrong bytes that are corrected, by how many bytes were seen: none if the check alone remains. */
const corrected = new Map([
  [8, 2],
  [6, 1],
  [4, 0],
]);

export interface SheetReading {
  readonly number: number;
  /** Bytes of the marks that were wrong, and corrected. */
  readonly wrong: number;
}

/**
 * The number that marks hold, or undefined if they hold none. Two marks are checked by 8 bits alone: accept their number
 * only if it is one of the teacher's.
 * @param marks by corner, clockwise from the page's top left; undefined where none was seen
 */
export function numberOfMarks(marks: readonly (MarkBits | undefined)[]): SheetReading | undefined {
  const seen = marks.slice(0, CORNERS).flatMap((mark, corner): Byte[] =>
    mark === undefined
      ? []
      : [mark >> 8, mark & 255].map((byte, half) => {
          const index = 2 * corner + half;
          return { index, value: byte ^ (MASK[index] ?? 0) };
        }),
  );
  const allowed = corrected.get(seen.length);
  if (allowed === undefined) return undefined;
  let best: SheetReading | undefined;
  for (const choice of choicesOf(seen.length)) {
    const known = seen.filter((_, i) => choice.includes(i));
    const others = seen.filter((_, i) => !choice.includes(i));
    const wrong = others.filter(({ index, value }) => byteThrough(known, index) !== value).length;
    if (wrong > allowed || (best && wrong >= best.wrong)) continue;
    const [high = 0, middle = 0, low = 0, check] = Array.from({ length: DATA }, (_, index) =>
      byteThrough(known, index),
    );
    if (checkOf([high, middle, low]) !== check) continue;
    best = { number: (high << 16) | (middle << 8) | low, wrong };
  }
  return best && isUsableNumber(best.number) ? best : undefined;
}

/** A mark after the paper was turned a quarter clockwise. */
export function turnMark(mark: MarkBits): MarkBits {
  let turned = 0;
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1)
      turned = (turned << 1) | ((mark >> (15 - ((3 - column) * 4 + row))) & 1);
  return turned;
}
