import { parseMark } from '../record/marks/parse-mark.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Cell } from '../spreadsheet/sheet.ts';
import { foldedWords } from '../text/fold-text.ts';
import { encodeColumn } from '../spreadsheet/workbook/cell-address.ts';
import type { ListLine } from './list-lines.ts';
import type { MarkColumn } from './mark-columns.ts';
import { columnsOf } from './problems.ts';
import { markText } from './term-marks.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** Larger numbers are years, telephone numbers or numbers of pupils. */
const MOST = 999;

/** Words of columns of numbers that are no marks of a test or a subject; folded. */
const NO_MARK = new Set(
  'total totaux somme sum مجموع min max minimum maximum percent percentage pourcentage نسبه rang rank ranking ترتيب رتبه age عمر سن id code num no n roll year annee capacity coef coeff coefficient معامل attendance attendant absence absences غياب gpa'.split(
    ' ',
  ),
);
const saysNoMark = (heading: string): boolean =>
  foldedWords(heading).some((word) => NO_MARK.has(word));

/** Whether a column counts its rows, from 1 (programs from 0) and again from 1 in the next list. */
const isCounting = (numbers: readonly number[]): boolean =>
  new Set(numbers).size > 1 &&
  numbers.every((number, index) =>
    index === 0 ? number <= 1 : number === 1 || number === (numbers[index - 1] ?? 0) + 1,
  );

/** Whether a column holds numbers that may be marks. */
function holdsMarks(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => textOf(cell) !== '');
  // A formula may leave 27.200000000000003.
  const marks = filled
    .map(markText)
    .map(parseMark)
    .filter(({ kind }) => kind !== 'blank' && kind !== 'unreadable');
  const numbers = marks.flatMap((mark) =>
    mark.kind === 'mark' && mark.value <= MOST ? [mark.value] : [],
  );
  return numbers.length > 0 && marks.length >= filled.length / 2 && !isCounting(numbers);
}

const hasTexts = (lines: readonly ListLine[], column: number): boolean =>
  lines.some(({ cells }) => textOf(cells[column]) !== '');

/**
 * The columns of numbers of a list that are in no term, and the notice that names them by their headings or letters.
 * @param known columns with the pupils' names, numbers, dates and classes, and those whose marks were read
 */
export function leftOutColumns(
  sheet: string,
  lines: readonly ListLine[],
  known: ReadonlySet<number>,
  columns: readonly MarkColumn[],
): {
  readonly columns: readonly number[];
  /** Those that may be marks. */
  readonly perhapsMarks: readonly number[];
  readonly notices: readonly ReadingProblem[];
} {
  const workedOut = columns.filter(
    ({ column, isWorkedOut }) => isWorkedOut && !known.has(column) && hasTexts(lines, column),
  );
  const calculated = new Set(workedOut.map(({ column }) => column));
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const left = Array.from({ length: width }, (_, column) => column).filter(
    (column) =>
      !known.has(column) &&
      !calculated.has(column) &&
      holdsMarks(lines.map(({ cells }) => cells[column])),
  );
  const headings = left.map(
    (column) => columns.find((one) => one.column === column)?.heading ?? encodeColumn(column),
  );
  const named = workedOut.map(({ heading }) => heading);
  return {
    columns: left,
    perhapsMarks: left.filter((_, index) => !saysNoMark(headings[index] ?? '')),
    notices: [
      ...columnsOf('columns-worked-out', sheet, named),
      ...columnsOf('columns-left-out', sheet, headings),
    ],
  };
}
