import { fullMarkIn } from '../record/marks/mark-headings.ts';
import { markValue, parseMark } from '../record/marks/parse-mark.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet, SheetRow } from '../spreadsheet/sheet.ts';
import { foldedWords } from '../text/fold-text.ts';
import { isFullMarks } from './footer-terms.ts';

/** The first cell of a row of weights, which are full marks if the marks are added up as they are; folded. */
const WEIGHTS = new Set(['weight', 'weights', 'ponderation', 'وزن', 'اوزان']);

/** Whether the last of several columns is the sum of the others, for all pupils who have it. */
function isSum(sheet: Sheet, { lastRow }: Header, columns: readonly number[]): boolean {
  const others = columns.slice(0, -1);
  const rows = sheet.rows
    .filter(({ number }) => number > lastRow + 1)
    .map(({ cells }) => ({
      sum: others.reduce((sum, column) => sum + (markValue(textOf(cells[column]), 1) ?? 0), 0),
      last: markValue(textOf(cells[columns.at(-1) ?? -1]), 1),
    }))
    .filter(({ last }) => last !== undefined);
  return rows.length > 1 && rows.every(({ sum, last = NaN }) => Math.abs(sum - last) < 0.01);
}

/** The full marks of a row in which everything beside the pupils' columns is one; none of another row. */
function fullMarksIn(
  { cells }: SheetRow,
  sheet: Sheet,
  header: Header,
): ReadonlyMap<number, number> {
  const { nameColumns, columns } = header;
  const taken = new Set([...nameColumns, ...columns.values()]);
  const texts = Array.from(cells, textOf);
  const said = texts.filter((text, column) => taken.has(column) && text !== '');
  const filled = [...texts.entries()].filter(([column, text]) => !taken.has(column) && text !== '');
  const found = filled.flatMap(([column, text]): [number, number][] => {
    const full = fullMarkIn(text);
    return full === undefined ? [] : [[column, full]];
  });
  const others = filled.filter(([, text]) => !WEIGHTS.has(foldedWords(text).join(' ')));
  const isProven =
    others.length === filled.length ||
    isSum(
      sheet,
      header,
      found.map(([column]) => column),
    );
  const isRow = said.every(isFullMarks) && found.length === others.length && isProven;
  return new Map(isRow && (said.length > 0 || found.length > 1) ? found : []);
}

/**
 * The full mark of each column by a row of full marks at the headings: `العلامة الكاملة | 20 | 40`, or numbers only.
 * Not of a column with a larger mark.
 */
export function fullMarksAtHeadings(sheet: Sheet, header: Header): ReadonlyMap<number, number> {
  const { firstRow, lastRow } = header;
  const at = sheet.rows.filter(({ number }) => number >= firstRow - 1 && number <= lastRow + 1);
  const fits = ([column, full]: [number, number]): boolean =>
    sheet.rows.every(({ number, cells }) => {
      const mark = parseMark(textOf(cells[column]));
      return number <= lastRow || mark.kind !== 'mark' || mark.value <= full;
    });
  return new Map(at.flatMap((row) => [...fullMarksIn(row, sheet, header)].filter(fits)));
}
