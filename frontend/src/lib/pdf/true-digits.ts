import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { signsOfTexts, unicodeOf } from './lam-alef.ts';

/** The number of the sign of 0 in Times New Roman, Arial and typefaces in their order; those of 1 to 9 follow. */
const ZERO = 0x13;

/** Whether a typeface has all its signs, under their own numbers; one with only some of them has a prefix. */
const isWhole = (font: unknown): boolean =>
  typeof font === 'object' &&
  font !== null &&
  'composite' in font &&
  font.composite === true &&
  'name' in font &&
  typeof font.name === 'string' &&
  !/^[A-Z]{6}\+/.test(font.name);

/** A sign of a page: what its file says that it means, and the digit that it shows if this is another. */
export interface ShownSign {
  readonly letter: string;
  readonly digit?: string;
}

function signOf(glyph: unknown, isOfWhole: boolean): ShownSign {
  const letter = unicodeOf(glyph);
  const hasCode = typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph;
  const digit = hasCode && isOfWhole ? Number(glyph.originalCharCode) - ZERO : NaN;
  const isOther = digit >= 0 && digit <= 9 && /^\d$/.test(letter) && String(digit) !== letter;
  return { letter, ...(isOther && { digit: String(digit) }) };
}

/** The signs that the operations of a page show, in its order. */
export function signsShown(
  operations: readonly number[],
  given: readonly unknown[],
  fontOf: (name: string) => unknown,
): ShownSign[] {
  let isOfWhole = false;
  return operations.flatMap((operation, at) => {
    const value: unknown = given[at];
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    if (operation === OPS.setFont) isOfWhole = typeof first === 'string' && isWhole(fontOf(first));
    if (operation !== OPS.showText || !Array.isArray(first)) return [];
    return first.map((glyph: unknown) => signOf(glyph, isOfWhole));
  });
}

const NUMBER = /\d+/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The numbers of a text as its signs show them, from left to right; of an Arabic text, the first is at the right. */
function mend(text: string, signs: readonly ShownSign[]): string {
  const letters = signs.map(({ letter }) => (letter.length === 1 ? letter : ' ')).join('');
  const digits = signs.map(({ letter, digit }) => (letter.length === 1 ? (digit ?? letter) : ' '));
  const shown = [...letters.matchAll(NUMBER)].map(
    ({ 0: said, index }): [said: string, shown: string] => [
      said,
      digits.slice(index, index + said.length).join(''),
    ],
  );
  if (RIGHT_TO_LEFT.test(text)) shown.reverse();
  const said = text.match(NUMBER) ?? [];
  if (said.some((number, index) => number !== shown[index]?.[0]) || said.length !== shown.length)
    return text;
  let at = 0;
  return text.replaceAll(NUMBER, (number) => shown[at++]?.[1] ?? number);
}

/**
 * The texts of a page with the digits that it shows. Word 2013 says of some Arabic documents that the signs of 0 and 3
 * mean 2, so that the week 10 would be read as 12.
 */
export function withTrueDigits(texts: readonly string[], shown: readonly ShownSign[]): string[] {
  if (shown.every(({ digit }) => digit === undefined)) return [...texts];
  const signs = signsOfTexts(texts, shown, ({ letter }) => letter);
  return texts.map((text, index) => mend(text, signs[index] ?? []));
}
