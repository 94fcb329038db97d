import { textOf } from '#shared/spreadsheet/list-rows.ts';
import type { Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Headings are in the first rows. */
const ROWS_SEARCHED = 40;
/** Fewer texts are a title, and the same in many files. */
const FEWEST_TEXTS = 2;

/** A hash of 53 bits (cyrb53), from which no text can be read. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** What a row of headings looks like, as a hash; undefined if it has too few texts. */
export function headingShape(row: SheetRow | undefined): string | undefined {
  const texts = Array.from(row?.cells ?? [], (cell) => foldText(textOf(cell)));
  const filled = texts.filter((text) => text !== '').length;
  return filled < FEWEST_TEXTS ? undefined : hashOf(texts.join('\n').trimEnd());
}

/** The row of a sheet that looks like headings of this shape. */
export const rowOfShape = ({ rows }: Sheet, shape: string): number | undefined =>
  rows.slice(0, ROWS_SEARCHED).find((row) => headingShape(row) === shape)?.number;
