import { fullMarkIn } from '../record/marks/mark-headings.ts';
import { parseMark } from '../record/marks/parse-mark.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet, SheetRow } from '../spreadsheet/sheet.ts';
import { isFullMarks } from './footer-terms.ts';

/** The full marks of a row in which everything beside the pupils' columns is one; none of another row. */
function fullMarksIn(
  { cells }: SheetRow,
  { nameColumns, columns }: Header,
): ReadonlyMap<number, number> {
  const taken = new Set([...nameColumns, ...columns.values()]);
  const texts = Array.from(cells, textOf);
  const said = texts.filter((text, column) => taken.has(column) && text !== '');
  const filled = [...texts.entries()].filter(([column, text]) => !taken.has(column) && text !== '');
  const found = filled.flatMap(([column, text]): [number, number][] => {
    const full = fullMarkIn(text);
    return full === undefined ? [] : [[column, full]];
  });
  const isRow = said.every(isFullMarks) && found.length === filled.length;
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
  return new Map(at.flatMap((row) => [...fullMarksIn(row, header)].filter(fits)));
}
