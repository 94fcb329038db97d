import { parseMark } from '../record/marks/parse-mark.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Cell } from '../spreadsheet/sheet.ts';
import { encodeColumn } from '../spreadsheet/workbook/cell-address.ts';
import type { ListLine } from './list-lines.ts';
import type { MarkColumn } from './mark-columns.ts';
import { notice } from './problems.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** Larger numbers are years, telephone numbers or numbers of pupils. */
const MOST = 999;

/** Whether a column counts its rows, from 1 (programs from 0) and again from 1 in the next list. */
const isCounting = (numbers: readonly number[]): boolean =>
  numbers.length > 1 &&
  numbers.every((number, index) =>
    index === 0 ? number <= 1 : number === 1 || number === (numbers[index - 1] ?? 0) + 1,
  );

/** Whether a column holds numbers that may be marks. */
function holdsMarks(cells: readonly Cell[]): boolean {
  const filled = cells.map(textOf).filter((text) => text !== '');
  const marks = filled.map(parseMark).filter(({ kind }) => kind === 'mark' || kind === 'absent');
  const numbers = marks.flatMap((mark) =>
    mark.kind === 'mark' && mark.value <= MOST ? [mark.value] : [],
  );
  return numbers.length > 0 && marks.length >= filled.length / 2 && !isCounting(numbers);
}

/**
 * The columns of numbers of a list that are in no term, and the notice that names them by their headings or letters.
 * @param known columns with the pupils' names, numbers, dates and classes, and those whose marks were read
 */
export function leftOutColumns(
  sheet: string,
  lines: readonly ListLine[],
  known: ReadonlySet<number>,
  columns: readonly MarkColumn[],
): { readonly columns: readonly number[]; readonly notices: readonly ReadingProblem[] } {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const left = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !known.has(column) && holdsMarks(lines.map(({ cells }) => cells[column])),
  );
  if (left.length === 0) return { columns: [], notices: [] };
  const headings = left.map(
    (column) => columns.find((one) => one.column === column)?.heading ?? encodeColumn(column),
  );
  const count = String(left.length);
  const said = notice('columns-left-out', { sheet, count, headings: headings.join(' · ') });
  return { columns: left, notices: [said] };
}
