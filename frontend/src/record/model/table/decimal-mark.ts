import type { MarkTable } from '../grid/mark-table.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { perBook } from './per-book.ts';
import { isMarkColumn } from './typed-text.ts';
import { writeDecimal } from '#shared/model/write-figure.ts';

export type DecimalMark = '.' | ',';

/** The decimal mark that most of these marks use; the language decides if none has decimals. */
export const decimalMarkIn = (
  marks: readonly string[],
  language: MarkTable['language'],
): DecimalMark => {
  let points = 0;
  let commas = 0;
  for (const text of marks) {
    if (parseMark(text).kind !== 'mark') continue;
    if (text.includes('.')) points += 1;
    else if (/[,،٫]/.test(text)) commas += 1;
  }
  if (points !== commas) return points > commas ? '.' : ',';
  return language === 'en' ? '.' : ',';
};

/** The decimal mark of a table. */
export const decimalMarkOf = perBook(({ columns, rows, language }: MarkTable) => {
  const marks = columns.filter(isMarkColumn);
  const texts = rows.flatMap(({ cell }) => marks.map(({ id }) => cell(id)?.text ?? ''));
  return decimalMarkIn(texts, language);
});

/** A mark or average with at most two decimals and the page's decimal mark. */
export const writeNumber = (value: number, mark: DecimalMark): string => writeDecimal(value, mark);
