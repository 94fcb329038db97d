import type { CellObject } from 'xlsx';
import { asciiDigits, digitsOf } from '../../text/fold-text.ts';
import { isShown, shownIn } from '../sheet.ts';
import { readNumberFormat, showNumber, type NumberFormat } from '../workbook/number-format.ts';

/** What a cell with a number shows in its file. */
export interface ShownText {
  readonly text: string;
  /** Whether the number is a share of a hundred. */
  readonly isShare: boolean;
}

const EXPONENT = /\d\s?e[-+−]?\d/i;
/** Elements of other programs, which the package takes for text of a format. */
const MARKUP = /<[a-z]/i;
const significant = (shown: string): string => digitsOf(shown).replace(/^0+(?=\d)/, '');
/** Zeros at the end of decimals say nothing: `12,50/20`. */
const withoutZeros = (shown: string): string =>
  significant(
    asciiDigits(shown).replaceAll(/[.,٫](\d+)/g, (_, decimals) =>
      String(Number(`.${decimals}`) || ''),
    ),
  );

/** Whether a text has the digits of a number, perhaps rounded. */
function isNumberIn(shown: string, value: number): boolean {
  if (EXPONENT.test(shown)) return true;
  const digits = significant(shown);
  // What is behind the last point or comma are decimals, or a group of three.
  const [, decimals = ''] = /[.,٫](\p{Nd}{1,15})\P{Nd}*$/u.exec(shown) ?? [];
  return [decimals.length, 0].some((places) => significant(value.toFixed(places)) === digits);
}

const formats = new Map<string, NumberFormat>();
/** What the package takes the cell to show; formats are few. */
function shownBy(code: string, value: number) {
  const format = formats.get(code) ?? readNumberFormat(code);
  if (formats.size > MOST_FORMATS) formats.clear();
  formats.set(code, format);
  return showNumber(format, value, false);
}
const MOST_FORMATS = 1_000;

const isNumber = (cell: unknown): cell is CellObject & { v: number } =>
  typeof cell === 'object' && cell !== null && 't' in cell && cell.t === 'n' && 'v' in cell;

/**
 * Has a cell show what its file says that it shows. The `xlsx` package knows neither rules by which a format depends on
 * the number, nor all fractions and factors.
 */
export function showAs(cell: unknown, { text, isShare: isStoredShare }: ShownText): void {
  if (!isNumber(cell)) return;
  const own = shownBy(String(cell.z ?? 'General'), cell.v);
  const isShare = isStoredShare || (/[%٪]/.test(text) && isNumberIn(text, cell.v * 100));
  const value = isShare ? cell.v * 100 : cell.v;
  if (isNumberIn(text, value)) {
    if (isShare && !(isShown(own) && own.kind === 'percent')) cell.z = '0.##%';
    else if (!isNumberIn(shownIn(own), value) || MARKUP.test(shownIn(own))) cell.z = 'General';
  } else if (isNumberIn(text, value / 1000)) cell.z = '0.##,';
  else if (significant(text) === '') {
    cell.z = text.trim() === '' ? ';;;' : `"${text.replaceAll('"', '')}"`;
  } else if (withoutZeros(shownIn(own)) !== withoutZeros(text))
    Object.assign(cell, { t: 's', v: text.trim(), z: undefined });
}
