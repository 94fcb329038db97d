import type { DraftLanguage } from './locale.ts';
import { decimalMarks } from './punctuation.ts';

/** The decimals of a figure: exactly this many, or only as many as it needs. */
export type Decimals = number | { readonly most: number };

/** Corrects binary fractions such as 1.005, which are a little less than they say. */
const MARGIN = 1e-6;

/** A figure with a decimal mark: rounded halves up, without the traces of binary fractions, an exponent or `-0`. */
export function writeDecimal(
  value: number,
  mark: '.' | ',',
  decimals: Decimals = { most: 2 },
): string {
  if (!Number.isFinite(value)) return '–';
  const most = typeof decimals === 'number' ? decimals : decimals.most;
  const unit = 10 ** most;
  const size = Math.round(Math.abs(value) * unit + MARGIN) / unit;
  const [whole = '0', written = ''] = size.toFixed(most).split('.');
  const shown = typeof decimals === 'number' ? written : written.replace(/0+$/, '');
  return `${value < 0 && size > 0 ? '-' : ''}${whole}${shown && `${mark}${shown}`}`;
}

/** A figure as schools write it in a language: with its decimal mark, and at most two decimals by default. */
export const writeFigure = (value: number, language: DraftLanguage, decimals?: Decimals): string =>
  writeDecimal(value, decimalMarks[language], decimals);

/** Digits of a figure that is not rounded; more would be traces of binary fractions. */
const EXACT = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 12 });
/** Below and above, zeros are counted by a power of ten. */
const SMALL = 1e-6;
const LARGE = 1e15;

/** A figure with all its decimals, as prose of a draft: very small and large ones are formulas, `$1{,}6 \times 10^{-19}$`. */
export function writeExact(value: number, language: DraftLanguage): string {
  const mark = decimalMarks[language];
  const size = Math.abs(value);
  if (value === 0 || (size >= SMALL && size < LARGE)) return EXACT.format(value).replace('.', mark);
  const [digits = '', power = ''] = value.toExponential().split('e');
  const factor = EXACT.format(Number(digits)).replace('.', `{${mark}}`);
  return `$${factor} \\times 10^{${Number(power)}}$`;
}
