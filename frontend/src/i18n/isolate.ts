import type { Direction } from '#shared/model/locale.ts';

const FSI = '\u2068';
const PDI = '\u2069';
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
const RTL = '[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]';

/** Characters that disturb the order of the surrounding words; within Arabic, `6–24` reads `24–6`. */
const foreign: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`(?=${RTL})\\p{L}`, 'u'),
  rtl: new RegExp(`(?!${RTL})\\p{L}|\\d[-–]\\d`, 'u'),
};

/** Keeps a name in its direction inside a plain string: `1م1` would read `11م` in English. Else use `<bdi>`. */
export const isolate = (name: string): string => `${FSI}${name}${PDI}`;

/** Isolates a text of the other direction; leaves all others, and isolated ones, unchanged. */
export const isolateForeign = (text: string, around: Direction): string =>
  foreign[around].test(text.replaceAll(ISOLATED, '')) ? isolate(text) : text;
