import type { CSSProperties } from 'react';
import type { Direction } from '#shared/model/locale.ts';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * The direction a text is read in, by its first letter (as `dir="auto"` does, which SVG does not know); `otherwise`
 * where it has none.
 */
export const textDirection = (text: string, otherwise: Direction = 'ltr'): Direction => {
  const letter = FIRST_LETTER.exec(text)?.[0];
  if (letter === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

/**
 * For a text of several lines: each keeps its own order, so that `= 56` among Arabic lines is not turned round, and
 * all stand on the side where the text begins. As an attribute `style`, whose sides the style cache does not mirror.
 */
export const ownLines = (text: string, page: Direction): CSSProperties => ({
  unicodeBidi: 'plaintext',
  textAlign: textDirection(text, page) === 'rtl' ? 'right' : 'left',
});
