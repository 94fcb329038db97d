import type { Gradebook } from '#shared/model/gradebook.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { perBook } from './per-book.ts';
import { writeDecimal } from '#shared/model/write-figure.ts';

export type DecimalMark = '.' | ',';

const findDecimalMark = ({ columns, rows, language }: Gradebook): DecimalMark => {
  let points = 0;
  let commas = 0;
  for (const { cells } of rows) {
    for (const [index, { text }] of cells.entries()) {
      const kind = columns[index]?.kind;
      if ((kind !== 'mark' && kind !== 'average') || parseMark(text).kind !== 'mark') continue;
      if (text.includes('.')) points += 1;
      else if (/[,،٫]/.test(text)) commas += 1;
    }
  }
  if (points !== commas) return points > commas ? '.' : ',';
  return language === 'en' ? '.' : ',';
};

/** The decimal mark that most marks of a page use; the language decides if no mark has decimals. */
export const decimalMarkOf = perBook(findDecimalMark);

/** A mark or average with at most two decimals and the page's decimal mark. */
export const writeNumber = (value: number, mark: DecimalMark): string => writeDecimal(value, mark);
