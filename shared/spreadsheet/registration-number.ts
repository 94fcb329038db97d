import { asciiDigits } from '../text/fold-text.ts';
import { textOf } from './list-rows.ts';
import { isShown, type Cell } from './sheet.ts';

const LONGEST = 40;
/** JavaScript writes larger numbers with an exponent. */
const SCIENTIFIC = 1e21;

/** Whether a spreadsheet has lost digits of a number: `1.23457E+15` as text. */
export const hasLostDigits = (text: string): boolean =>
  /^\d([.,٫]\d+)?e\+?\d+$/i.test(asciiDigits(text).trim());

/**
 * A registration number as text, with all digits. Undefined without digits, or if the spreadsheet has lost some
 * (`1.23457E+15` as text).
 */
export function readRegistrationNumber(cell: Cell): string | undefined {
  if (typeof cell === 'number') {
    return Number.isInteger(cell) && cell > 0 && cell < SCIENTIFIC ? String(cell) : undefined;
  }
  // A spreadsheet has taken it for something else, and what it was is lost.
  if (isShown(cell) && cell.kind !== 'number' && cell.kind !== 'text') return undefined;
  const text = asciiDigits(textOf(cell));
  if (!/\d/.test(text) || hasLostDigits(text) || text.length > LONGEST) return undefined;
  return /^[\d\s]+$/.test(text) ? text.replaceAll(' ', '') : text;
}
