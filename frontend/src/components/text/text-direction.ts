import type { Direction } from '#shared/model/locale.ts';
import { stretches } from '#shared/text/left-to-right.ts';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction of a text by its first letter, like `dir="auto"`, which SVG lacks; `otherwise` if it has no letter. */
export const textDirection = (text: string, otherwise: Direction = 'ltr'): Direction => {
  const letter = FIRST_LETTER.exec(text)?.[0];
  if (letter === undefined) return otherwise;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

/** The same by the first letter of its words, because an Arabic text may begin with `x + 2`. */
export const wordsDirection = (text: string, page: Direction): Direction => {
  const words = stretches(text).flatMap((part) => (part.order ? [] : [part.text]));
  const own = words.join(' ');
  return textDirection(FIRST_LETTER.test(own) ? own : text, page);
};

/** Each line has its own order and the text's side; an attribute, because the style cache would mirror it. */
export const ownLines = (text: string, page: Direction) =>
  ({
    unicodeBidi: 'plaintext',
    textAlign: wordsDirection(text, page) === 'rtl' ? 'right' : 'left',
  }) as const;
