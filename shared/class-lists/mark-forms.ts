import { isShare, markValue } from '../record/marks/parse-mark.ts';
import { isShown, type Cell, type ShownNumber } from '../spreadsheet/sheet.ts';
import { writeDecimal } from '../model/write-figure.ts';
import type { ListLine } from './list-lines.ts';
import { notice } from './problems.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** A day this early is a number in a cell of dates. */
const FIRST_DAYS = 100;
/** The cents of marks that look like years: 9.75 becomes September 1975. */
const CENTS = new Set([0, 25, 50, 75]);
const USUAL_SCALE = 20;
/** A year from here on may be the one in which a mark became a date. */
const RECENT = 2000;

/** More decimals than a mark has: `8.33333` or `83.33333 %`, which a platform worked out. */
const LONG_DECIMAL = /^(\d{1,4})[.,](\d{4,20})(\s?%)?$/u;
/** A text with as many decimals as a number in a cell is given. */
export const roundedMark = (text: string): string => {
  const [, whole, decimals, sign = ''] = LONG_DECIMAL.exec(text) ?? [];
  return whole === undefined ? text : `${writeDecimal(Number(`${whole}.${decimals}`), ',')}${sign}`;
};

/** Whether a cell shows a date or a time. */
export const showsTime = (cell: Cell): cell is ShownNumber =>
  isShown(cell) && (cell.kind === 'date' || cell.kind === 'time');

/**
 * The mark that a spreadsheet may have taken for a date: 12.5 for 12 May, 9.75 for September 1975, and with the full mark
 * 12/20 for December 2020 or, typed as month and day, 20 December.
 */
function markBehind({ kind, value, shown }: ShownNumber, scale: number): string | undefined {
  if (kind !== 'date') return undefined;
  if (value <= FIRST_DAYS) return writeDecimal(value, ',');
  const [day = 0, month = 0, year = 0] = shown.split('/').map(Number);
  const cents = year % 100;
  if (day === scale || (day === 1 && cents === scale)) return `${month}/${scale}`;
  if (month === scale) return `${day}/${scale}`;
  const isMonth = day === 1 && year < RECENT && CENTS.has(cents);
  return isMonth ? writeDecimal(month + cents / 100, ',') : `${day},${month}`;
}

/** What a column's marks are and how they are written in the workbook. */
interface WrittenMarks {
  readonly carried: { readonly heading: string; readonly scale?: number | undefined };
  readonly column: number;
  /** For each line, before percentages became marks. */
  readonly written: readonly string[];
}

/** Says which cells of a column of marks show no plain number: percentages, dates and times, and hidden numbers. */
export function formNotices(
  sheet: string,
  lines: readonly ListLine[],
  { carried: { heading, scale }, column, written }: WrittenMarks,
): ReadingProblem[] {
  const cells = lines.map(({ row, cells: all }) => ({ row, cell: all[column] }));
  const shares = written.filter(isShare);
  const [share = ''] = shares;
  const dates = cells.flatMap(({ row, cell }) => (showsTime(cell) ? [{ row, cell }] : []));
  const hidden = cells.flatMap(({ row, cell }) =>
    isShown(cell) && cell.shown === '' ? [{ row, cell }] : [],
  );
  const about = { sheet, heading };
  return [
    ...(shares.length > 0
      ? [
          notice('marks-in-percent', {
            ...{ ...about, count: String(shares.length), mark: share },
            scale: String(scale ?? 0),
            value: writeDecimal(markValue(share, scale ?? 0) ?? 0, ','),
          }),
        ]
      : []),
    ...dates.slice(0, 1).map(({ row, cell }) =>
      notice('marks-as-dates', {
        ...{ ...about, count: String(dates.length), row: String(row), mark: cell.shown },
        perhaps: markBehind(cell, scale ?? USUAL_SCALE) ?? 'none',
      }),
    ),
    ...hidden.slice(0, 1).map(({ row, cell }) =>
      notice('marks-hidden', {
        ...{ ...about, count: String(hidden.length), row: String(row) },
        mark: writeDecimal(cell.value, ','),
      }),
    ),
  ];
}
