import { ABSENCE } from './alphabet.ts';

const MARK = /^(\d{1,3})(?:\.(\d{1,2}))?(?:\/(10|20|40|100))?$/;

/** Decimals that teachers use: whole, half and quarter points. */
const USUAL = /^(?:0|00|5|50|25|75)?$/;

/** Whether a reading has decimals that are neither halves nor quarters. */
export const hasUnusualDecimals = (signs: string): boolean =>
  [...signs.matchAll(/\.(\d[^/]*)/g)].some(([, decimals = '']) => !USUAL.test(decimals));

/**
 * The prior likelihood of a mark relative to any string of signs, at most 1. It decides ambiguous ink, but is too
 * weak to insert a decimal mark that the network has not seen: `1575` stays `1575`.
 */
export function plausibility(signs: string): number {
  if (signs === '' || signs === '-' || ABSENCE.test(signs)) return 0.8;
  // A single letter is rarer than a zero that resembles it.
  if (signs === 'a') return 0.2;
  const [matched, whole = '', decimals = '', scale] = MARK.exec(signs) ?? [];
  if (matched === undefined) return signs.includes('?') ? 0.3 : 0.08;
  // `08` is usual, `00` and `005` are not.
  const isZero = whole.length > 1 && decimals === '' && Number(whole) === 0;
  if (isZero || /^0\d\d/.test(whole)) return 0.1;
  const most = scale === undefined ? 20 : Number(scale);
  if (Number(`${whole}.${decimals || '0'}`) > most) return scale === undefined ? 0.15 : 0.05;
  return USUAL.test(decimals) ? 1 : 0.5;
}

/** Row and registration numbers contain only digits. */
export const numberPlausibility = (signs: string): number => (/^\d*$/.test(signs) ? 1 : 0.05);

/** Removes decimal marks; readings that differ only in these leave the decimal mark open. */
export const removeDecimalMarks = (signs: string): string => signs.replaceAll('.', '');
