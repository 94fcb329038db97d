import type Fraction from 'fraction.js';
import type { Language } from '#shared/model/locale.ts';

/** Whether a value needs at most four decimals. */
const isDecimal = (value: Fraction): boolean => 10_000n % value.d === 0n;

const grouped = (digits: string): string =>
  digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : digits;

/**
 * Digits as in Algerian schools: a decimal comma in Arabic, a point in English; thousands are grouped from 10 000 on.
 */
function digitsOf(value: Fraction, comma: string, group: (digits: string) => string): string {
  const [whole = '0', decimals] = value.abs().toString(5).split('.');
  return `${value.s < 0n ? '-' : ''}${group(whole)}${decimals ? `${comma}${decimals}` : ''}`;
}

/** A value within a formula. */
export const latex = (language: Language, value: Fraction): string =>
  isDecimal(value)
    ? digitsOf(value, language === 'ar' ? '{,}' : '.', (digits) => digits)
    : fractionLatex(value);

/** A fraction as it is, not simplified. */
export const frac = (over: number, under: number): string => `\\frac{${over}}{${under}}`;

/** A value as a fraction, even if it could be a decimal. */
export const fractionLatex = (value: Fraction): string =>
  value.d === 1n
    ? String(value.s * value.n)
    : `${value.s < 0n ? '-' : ''}\\frac{${value.n}}{${value.d}}`;

/** A value in a sentence: plain if it reads the same in both directions, otherwise as a formula. */
export const writeInText = (language: Language, value: Fraction): string =>
  isDecimal(value) && value.s >= 0n
    ? digitsOf(value, language === 'ar' ? ',' : '.', grouped)
    : `$${latex(language, value)}$`;

/** A value with its unit; a formula in Arabic, because a Latin unit would be on the wrong side of its number. */
export const writeWithUnit = (language: Language, value: Fraction, unit: string): string =>
  language === 'ar'
    ? `$${latex(language, value)}\\,${unitLatex(unit)}$`
    : `${writeInText(language, value)} ${unit}`;

const unitLatex = (unit: string): string =>
  unit.endsWith('²') || unit.endsWith('³')
    ? `\\text{${unit.slice(0, -1)}}^${unit.endsWith('²') ? 2 : 3}`
    : `\\text{${unit}}`;

/** A unit without a number. */
export const unitInText = (language: Language, unit: string): string =>
  language === 'ar' ? `$${unitLatex(unit)}$` : unit;

/** A value as one would type it: `3/4`, `-2,5`. */
export const typed = (language: Language, value: Fraction): string =>
  isDecimal(value)
    ? digitsOf(value, language === 'ar' ? ',' : '.', (digits) => digits)
    : value.toFraction();

export const percent = (value: number): string => `$${value}\\%$`;
/** An amount in dinars with the usual sign, which reads well in both directions. */
export const dinars = (language: Language, value: Fraction): string =>
  `${writeInText(language, value)} ${language === 'ar' ? 'دج' : 'DA'}`;
