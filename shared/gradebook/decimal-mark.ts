import type { Gradebook } from '../model/gradebook.ts';
import { parseMark } from './parse-mark.ts';
import { toHundredths } from './averages.ts';

export type DecimalMark = '.' | ',';

/** How a page writes decimals: as most of its marks do, or where none has any as its language does. */
export function decimalMarkOf({ columns, rows, language }: Gradebook): DecimalMark {
  let points = 0;
  let commas = 0;
  for (const { cells } of rows) {
    for (const [place, { text }] of cells.entries()) {
      const kind = columns[place]?.kind;
      if ((kind !== 'mark' && kind !== 'average') || parseMark(text).kind !== 'mark') continue;
      if (text.includes('.')) points += 1;
      else if (/[,،٫]/.test(text)) commas += 1;
    }
  }
  if (points !== commas) return points > commas ? '.' : ',';
  return language === 'en' ? '.' : ',';
}

/** A mark or an average to two decimals, with a page's decimal mark. */
export const writeNumber = (value: number, mark: DecimalMark): string =>
  String(toHundredths(value)).replace('.', mark);
