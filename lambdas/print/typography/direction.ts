import type { Direction } from '#shared/model/locale.ts';

const LRI = '\u2066';
const FSI = '\u2068';
const PDI = '\u2069';
const LRO = '\u202d';
const POP = '\u202c';

const STRONG = /[\p{Script=Arabic}\p{Script=Hebrew}]|(?!\p{Script=Arabic})\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Digits joined by separators: 10/5, 2024-2025, 12.75, 7+7+6, 05/11/2024, ٢٠٢٤/٢٠٢٥. */
const NUMERIC_EXPRESSION = /\p{Nd}+(?:\s?[-–/.,:+×٫٬]\s?\p{Nd}+)+/gu;

/** The direction of a text's first strong letter; `fallback` when it has none. */
export const firstStrongDirection = (text: string, fallback: Direction): Direction => {
  const strong = STRONG.exec(text)?.[0];
  if (strong === undefined) return fallback;
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
};

/** Isolates a name or value, so that its direction does not affect the text around it. */
export const isolate = (text: string): string => `${FSI}${text}${PDI}`;

/**
 * Wraps numeric expressions in a left-to-right isolate, because the bidirectional algorithm prints `2024-2025` as
 * `2025-2024` after an Arabic letter. The override also keeps the order of Arabic-Indic digits.
 */
export const isolateNumbers = (text: string): string =>
  text.replace(NUMERIC_EXPRESSION, (number) => `${LRI}${LRO}${number}${POP}${PDI}`);

/** Marks and isolates of the bidirectional algorithm, which affect the layout and are not drawn. */
export const isBidiControl = (character: string): boolean =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character);
