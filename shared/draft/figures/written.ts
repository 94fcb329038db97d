import type { DraftLanguage } from '../../model/locale.ts';
import { decimalMarks } from '../../model/punctuation.ts';

const MINUS = '\u2212';

/** A number as a figure shows it: without rounding errors, in groups of thousands from 10 000 on. */
export function writtenNumber(value: number, language: DraftLanguage): string {
  const [whole = '0', decimals] = String(Number(Math.abs(value).toFixed(6))).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  const sign = value < 0 && Number(value.toFixed(6)) !== 0 ? MINUS : '';
  return `${sign}${grouped}${decimals === undefined ? '' : `${decimalMarks[language]}${decimals}`}`;
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
