import type { DraftLanguage } from '../../model/locale.ts';

/** Digits are the same in all languages of schools; Arabic and French have a comma before decimals. */
const commas: Record<DraftLanguage, string> = { en: '.', ar: ',', fr: ',' };
const MINUS = '\u2212';

/** A number as a figure shows it: without rounding errors, in groups of thousands from 10 000 on. */
export function writtenNumber(value: number, language: DraftLanguage): string {
  const [whole = '0', decimals] = String(Number(Math.abs(value).toFixed(6))).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  const sign = value < 0 && Number(value.toFixed(6)) !== 0 ? MINUS : '';
  return `${sign}${grouped}${decimals === undefined ? '' : `${commas[language]}${decimals}`}`;
}

/** Separates the parts of a description. */
export const semicolons: Record<DraftLanguage, string> = { en: '; ', ar: '؛ ', fr: '\u00a0; ' };

/** The number of the last tick in steps from another, without rounding errors. */
export const stepsBetween = (from: number, to: number, step: number): number =>
  Math.round(((to - from) / step) * 1e6) / 1e6;
