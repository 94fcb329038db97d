import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import type { LetteredOption } from './answer-rows.ts';

const latin = 'abcdef';

/** The option that a key chooses: by its own letter, by A to F, or by 1 to 9 in digits of either script. */
export function optionOfKey(
  options: readonly LetteredOption[],
  key: string,
): LetteredOption | undefined {
  if ([...key].length !== 1) return undefined;
  const folded = foldText(key);
  const own = options.find(({ letter }) => foldText(letter) === folded);
  if (own) return own;
  const digit = asciiDigits(key);
  if (/^[1-9]$/.test(digit)) return options[Number(digit) - 1];
  const place = latin.indexOf(folded);
  return place < 0 || folded === '' ? undefined : options[place];
}

/** The key that gives an answer no points; it is the same on Latin and Arabic keyboards. */
export const NO_POINTS = '-';

/** Whether a key says that the pupil has left the question out. */
export const isEmptyKey = (key: string): boolean => asciiDigits(key) === '0';
