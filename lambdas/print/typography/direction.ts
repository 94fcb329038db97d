import type { Direction } from '#shared/model/locale.ts';

const FSI = '\u2068';
const PDI = '\u2069';

const STRONG = /[\p{Script=Arabic}\p{Script=Hebrew}]|(?!\p{Script=Arabic})\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of a text's first strong letter; `fallback` when it has none. */
export const firstStrongDirection = (text: string, fallback: Direction): Direction => {
  const strong = STRONG.exec(text)?.[0];
  if (strong === undefined) return fallback;
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
};

/** The direction of a sentence: in a right-to-left document, one that begins with a Latin word is still right to left. */
export const sentenceDirection = (text: string, book: Direction): Direction =>
  book === 'rtl' && RIGHT_TO_LEFT.test(text) ? 'rtl' : firstStrongDirection(text, book);

/** Isolates a name or value, so that its direction does not affect the text around it. */
export const isolate = (text: string): string => `${FSI}${text}${PDI}`;

/** Marks and isolates of the bidirectional algorithm, which affect the layout and are not drawn. */
export const isBidiControl = (character: string): boolean =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character);

/** A part of a line that is known to have one direction. */
export const inDirection = (text: string, direction: Direction): string =>
  `${direction === 'rtl' ? '\u202e' : '\u202d'}${text}\u202c`;

/** The embeddings, overrides and isolates that a text opens and does not close; they go on in the next line. */
export function openControls(text: string): string {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    if (sign === '\u2069') {
      const isolate = open.findLastIndex((one) => one >= '\u2066');
      if (isolate >= 0) open.splice(isolate);
    } else if (sign !== '\u202c') open.push(sign);
    else if ((open.at(-1) ?? '\u2066') < '\u2066') open.pop();
  }
  return open.join('');
}
