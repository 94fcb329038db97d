import type { MarkTable } from '../grid/mark-table.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { perBook } from './per-book.ts';
import { isMarkColumn } from './typed-text.ts';
import { writeDecimal } from '#shared/model/write-figure.ts';

export type DecimalMark = '.' | ',';

const findDecimalMark = ({ columns, rows, language }: MarkTable): DecimalMark => {
  let points = 0;
  let commas = 0;
  const marks = columns.filter(isMarkColumn);
  for (const { cell } of rows) {
    for (const { id } of marks) {
      const { text = '' } = cell(id) ?? {};
      if (parseMark(text).kind !== 'mark') continue;
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
