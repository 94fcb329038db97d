import type { Direction } from '#shared/model/locale.ts';

const FSI = '\u2068';
const PDI = '\u2069';
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
const RTL = '[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]';

/** What a text must hold to disturb the order of words around it; among Arabic words `6–24` reads `24–6`. */
const foreign: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`(?=${RTL})\\p{L}`, 'u'),
  rtl: new RegExp(`(?!${RTL})\\p{L}|\\d[-–]\\d`, 'u'),
};

/**
 * Keeps a name in its own direction inside a plain string (an option, an attribute, a value of a text): without it
 * `1م1` reads `11م` among English words. A name that is shown by itself is a `<bdi>` instead.
 */
export const isolate = (name: string): string => `${FSI}${name}${PDI}`;

/** Isolates a text that needs its own direction; leaves alone every other one, and what is isolated already. */
export const isolateForeign = (text: string, around: Direction): string =>
  foreign[around].test(text.replaceAll(ISOLATED, '')) ? isolate(text) : text;
