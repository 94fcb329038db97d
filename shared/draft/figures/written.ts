import type { DraftLanguage } from '../../model/locale.ts';
import { decimalMarks } from '../../model/punctuation.ts';
import { writeDecimal } from '../../model/write-figure.ts';

const MINUS = '\u2212';

/** A number as a figure shows it: without rounding errors, in groups of thousands from 10 000 on. */
export function writtenNumber(value: number, language: DraftLanguage): string {
  const [whole = '', decimals] = writeDecimal(value, '.', { most: 6 }).split('.');
  const grouped = /\d{5}/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return [grouped.replace('-', MINUS), ...(decimals ? [decimals] : [])].join(
    decimalMarks[language],
  );
}

/** The number of the last tick in steps from another, without rounding errors. */
export const stepsBetween = (from: number, to: number, step: number): number =>
  Math.round(((to - from) / step) * 1e6) / 1e6;

/** The days of a school week in Algeria, from Sunday to Thursday. */
export const schoolDays = (language: DraftLanguage): string[] => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The fourth of January 1970 was a Sunday.
  return [4, 5, 6, 7, 8].map((day) => format.format(Date.UTC(1970, 0, day)));
};
