import type { Direction } from '#shared/model/locale.ts';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction of a text by its first letter, like `dir="auto"`, which SVG lacks; `otherwise` if it has no letter. */
export const textDirection = (text: string, otherwise: Direction = 'ltr'): Direction => {
  const letter = FIRST_LETTER.exec(text)?.[0];
  if (letter === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

/**
 * For a text of several lines: each line has its own order, so that `= 56` among Arabic lines is not reversed, and all
 * align to the side where the text begins. An attribute `style`, because the style cache would mirror its sides.
 */
export const ownLines = (text: string, page: Direction) =>
  ({
    unicodeBidi: 'plaintext',
    textAlign: textDirection(text, page) === 'rtl' ? 'right' : 'left',
  }) as const;
