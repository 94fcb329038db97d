import type { Typeface } from './typeface.ts';

/** Whether a typeface has a glyph for each character of a text. */
export const covers = (typeface: Typeface, text: string): boolean =>
  Array.from(text).every((sign) => typeface.glyphFor(sign.codePointAt(0) ?? 0) > 0);
