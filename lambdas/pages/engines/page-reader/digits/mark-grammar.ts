import { ABSENCE } from './alphabet.ts';

const MARK = /^(\d{1,3})(?:\.(\d{1,2}))?(?:\/(10|20|40|100))?$/;

/** Decimals that teachers use: whole, half and quarter points. */
const USUAL = /^(?:0|00|5|50|25|75)?$/;

const USUAL_MOST = 20;

/** Whether a reading has decimals that are neither halves nor quarters. */
export const hasUnusualDecimals = (signs: string): boolean =>
  [...signs.matchAll(/\.(\d[^/]*)/g)].some(([, decimals = '']) => !USUAL.test(decimals));

/** Weights of what is hardly a mark, and of decimals that only averages have; fitted on pages that people wrote. */
const HARDLY = 0.004;
const ODD = 0.06;
/** The weight of a mark above 10 where the other marks of its column are not. */
const ABOVE_TEN = 0.05;

/**
 * The prior likelihood of a mark relative to any string of signs, at most 1. It decides ambiguous ink, but is too
 * weak to insert a decimal mark that the network has not seen: `1575` stays `1575`.
 * @param most the highest mark of its column: 10, 20 or more
 * @param odd the weight of decimals that are neither halves nor quarters
 */
export function plausibility(signs: string, most = USUAL_MOST, odd = ODD): number {
  if (signs === '' || signs === '-' || ABSENCE.test(signs)) return 0.8;
  // A single letter is rarer than a zero that resembles it.
  if (signs === 'a') return 0.2;
  const [matched, whole = '', decimals = '', scale] = MARK.exec(signs) ?? [];
  if (matched === undefined) return signs.includes('?') ? 0.3 : HARDLY;
  // `08` is usual, `00` and `005` are not.
  const isZero = whole.length > 1 && decimals === '' && Number(whole) === 0;
  if (isZero || /^0\d\d/.test(whole)) return HARDLY;
  const value = Number(`${whole}.${decimals || '0'}`);
  const highest = scale === undefined ? Math.max(most, USUAL_MOST) : Number(scale);
  if (value > highest) return HARDLY;
  const isAbove = scale === undefined && value > most;
  return (USUAL.test(decimals) ? 1 : odd) * (isAbove ? ABOVE_TEN : 1);
}

/** The number that a reading says, if it is a mark without a scale. */
export function plainValue(signs: string): number | undefined {
  const [matched, , , scale] = MARK.exec(signs) ?? [];
  return matched !== undefined && scale === undefined ? Number(signs) : undefined;
}

/** Row and registration numbers contain only digits. */
export const numberPlausibility = (signs: string): number => (/^\d*$/.test(signs) ? 1 : 0.05);

/** Removes decimal marks; readings that differ only in these leave the decimal mark open. */
export const removeDecimalMarks = (signs: string): string => signs.replaceAll('.', '');
