import type { Direction } from '#shared/model/locale.ts';

const FSI = '\u2068';
const PDI = '\u2069';
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
const RTL = '[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]';

/** What a text must hold to disturb the order of words around it. */
const foreignLetter: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`(?=${RTL})\\p{L}`, 'u'),
  rtl: new RegExp(`(?!${RTL})\\p{L}`, 'u'),
};

/**
 * Keeps a name in its own direction inside a plain string (an option, an attribute, a value of a text): without it
 * `1م1` reads `11م` among English words. In markup `<bdi>` does the same.
 */
export const isolate = (name: string): string => `${FSI}${name}${PDI}`;

/** Isolates a text with letters of the other direction; leaves alone every other one, and what is isolated already. */
export const isolateForeign = (text: string, around: Direction): string =>
  foreignLetter[around].test(text.replaceAll(ISOLATED, '')) ? isolate(text) : text;
