import { fullMarkIn, scaleOfHeading } from '../record/marks/mark-headings.ts';
import { markValue, parseMark } from '../record/marks/parse-mark.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet, SheetRow } from '../spreadsheet/sheet.ts';
import { asciiDigits, foldedWords } from '../text/fold-text.ts';
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

/** The most rows below the headings in which a row that names full marks may be the last; dates may be above it. */
export const FULL_MARKS_BELOW = 4;
/** What a mark sheet takes. */
const LARGEST = 1000;
const namedFullMark = (text: string): number | undefined => {
  const number = Number(asciiDigits(text).replace(',', '.'));
  return Number.isInteger(number) && number > 0 && number <= LARGEST ? number : undefined;
};

/** What rows of full marks say of columns. */
export interface FullMarks {
  readonly marks: ReadonlyMap<number, number>;
  /** Columns for which a row of full marks has words: what a platform calculates, `(read only)`. */
  readonly workedOut: ReadonlySet<number>;
  /** Whether the row says that it has full marks. */
  readonly isNamed: boolean;
}
const NONE: FullMarks = { marks: new Map(), workedOut: new Set(), isNamed: false };

/** The full marks of a row in which everything beside the pupils' columns is one; none of another row. */
function fullMarksIn({ cells, number }: SheetRow, sheet: Sheet, header: Header): FullMarks {
  const { nameColumns, columns, lastRow } = header;
  const taken = new Set([...nameColumns, ...columns.values()]);
  const texts = Array.from(cells, textOf);
  const said = texts.filter((text, column) => taken.has(column) && text !== '');
  const filled = [...texts.entries()].filter(([column, text]) => !taken.has(column) && text !== '');
  const marksBelow = (column: number): number[] =>
    sheet.rows.flatMap(({ number: at, cells: below }) => {
      const mark = parseMark(textOf(below[column]));
      return at > lastRow && at !== number && mark.kind === 'mark' ? [mark.value] : [];
    });
  const isNamed = said.length > 0 && said.every(isFullMarks);
  if (isNamed && number > lastRow && !filled.some(([, text]) => scaleOfHeading(text))) {
    const marks = filled.flatMap(([column, text]): [number, number][] => {
      const full = namedFullMark(text);
      // More than that is extra credit.
      const above = marksBelow(column).filter((value) => value > (full ?? 0));
      const isFull = full !== undefined && above.length <= marksBelow(column).length / 2;
      return isFull ? [[column, full]] : [];
    });
    const words = filled.filter(([, text]) => text.startsWith('(') && /\p{L}/u.test(text));
    return { marks: new Map(marks), workedOut: new Set(words.map(([column]) => column)), isNamed };
  }
  if (number > lastRow + 1) return NONE;
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
  if (!isRow || (said.length === 0 && found.length < 2)) return NONE;
  const fits = ([column, full]: [number, number]): boolean =>
    marksBelow(column).every((value) => value <= full);
  return { ...NONE, marks: new Map(found.filter(fits)) };
}

/**
 * The full mark of each column by a row of full marks at the headings: `العلامة الكاملة | 20 | 40`, or numbers only.
 * Without its name, not of a column with a larger mark.
 */
export function fullMarksAtHeadings(sheet: Sheet, header: Header): FullMarks {
  const { firstRow, lastRow } = header;
  const rows = sheet.rows
    .filter(({ number }) => number >= firstRow - 1 && number <= lastRow + FULL_MARKS_BELOW)
    .map((row) => fullMarksIn(row, sheet, header));
  return {
    marks: new Map(rows.flatMap(({ marks }) => [...marks])),
    workedOut: new Set(rows.flatMap(({ workedOut }) => [...workedOut])),
    isNamed: rows.some(({ isNamed }) => isNamed),
  };
}
