import type Fraction from 'fraction.js';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { decimalMarks } from '#shared/model/punctuation.ts';

/** Whether a value needs at most four decimals. */
const isDecimal = (value: Fraction): boolean => 10_000n % value.d === 0n;

const grouped = (digits: string): string =>
  digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : digits;

/** In a formula, a comma in braces has no space after it. */
const latexMark = (language: DraftLanguage): string => decimalMarks[language].replace(',', '{,}');

/** The decimal number in a formula. */
export const decimalLatex = (language: DraftLanguage, digits: string): string =>
  digits.replace('.', latexMark(language));

/** Thousands are grouped from 10 000 on. */
function digitsOf(value: Fraction, comma: string, group: (digits: string) => string): string {
  const [whole = '0', decimals] = value.abs().toString(5).split('.');
  return `${value.s < 0n ? '-' : ''}${group(whole)}${decimals ? `${comma}${decimals}` : ''}`;
}

/** A value within a formula. */
export const latex = (language: DraftLanguage, value: Fraction): string =>
  isDecimal(value)
    ? digitsOf(value, latexMark(language), (digits) => digits)
    : fractionLatex(value);

/** A fraction as it is, not simplified. */
export const frac = (over: number, under: number): string => `\\frac{${over}}{${under}}`;

/** A value as a fraction, even if it could be a decimal. */
export const fractionLatex = (value: Fraction): string =>
  value.d === 1n
    ? String(value.s * value.n)
    : `${value.s < 0n ? '-' : ''}\\frac{${value.n}}{${value.d}}`;

/** A value in a sentence: plain if it reads the same in both directions, otherwise as a formula. */
export const writeInText = (language: DraftLanguage, value: Fraction): string =>
  isDecimal(value) && value.s >= 0n
    ? digitsOf(value, decimalMarks[language], grouped)
    : `$${latex(language, value)}$`;

/** A value with its unit; a formula in Arabic, because a Latin unit would be on the wrong side of its number. */
export const writeWithUnit = (language: DraftLanguage, value: Fraction, unit: string): string =>
  language === 'ar'
    ? `$${latex(language, value)}\\,${unitLatex(unit)}$`
    : `${writeInText(language, value)} ${unit}`;

const unitLatex = (unit: string): string =>
  unit.endsWith('²') || unit.endsWith('³')
    ? `\\text{${unit.slice(0, -1)}}^${unit.endsWith('²') ? 2 : 3}`
    : `\\text{${unit}}`;

export const unitInText = (language: DraftLanguage, unit: string): string =>
  language === 'ar' ? `$${unitLatex(unit)}$` : unit;

/** A value as one would type it: `3/4`, `-2,5`. */
export const typed = (language: DraftLanguage, value: Fraction): string =>
  isDecimal(value)
    ? digitsOf(value, decimalMarks[language], (digits) => digits)
    : value.toFraction();

export const percent = (value: number): string => `$${value}\\%$`;
/** The usual sign of the dinar, which reads well in both directions. */
export const dinarSign = (language: DraftLanguage): string => (language === 'ar' ? 'دج' : 'DA');
export const dinars = (language: DraftLanguage, value: Fraction): string =>
  `${writeInText(language, value)} ${dinarSign(language)}`;
