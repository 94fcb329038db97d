import { readDate } from '../spreadsheet/date-cell.ts';
import { numberIn, shownIn, type Cell, type Sheet } from '../spreadsheet/sheet.ts';
import { cleanText } from '../text/clean-text.ts';

/** A smaller number in a column of weeks is the number of a week, a larger one a date. */
const FIRST_DATE = 10_000;

/** How many columns and rows a cell covers. */
export interface Span {
  readonly width: number;
  readonly height: number;
}
const ONE: Span = { width: 1, height: 1 };

/** A row of a plan: its texts, with the lines of a cell apart, and what its cells cover. */
export interface PlanRow {
  readonly texts: readonly string[];
  readonly spans: ReadonlyMap<number, Span>;
  /** Columns whose cell belongs to the one above. */
  readonly covered: ReadonlySet<number>;
  /** Whether its cell of a matrix covers several weeks or periods. */
  readonly isLong?: boolean;
}

/** The lines of a text, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
/** A cell's text as one line. */
export const oneLine = (text: string): string => linesOf(text).join(' ');

export const spanAt = ({ spans }: PlanRow, column: number): Span => spans.get(column) ?? ONE;
export const filledIn = ({ texts }: PlanRow): string[] => texts.filter((text) => text !== '');

/** The text of a cell, line by line; a date as `YYYY-MM-DD`. */
function textOf(cell: Cell, date1904: boolean): string {
  const isDate = (numberIn(cell) ?? 0) >= FIRST_DATE;
  return linesOf((isDate ? readDate(cell, date1904) : undefined) ?? shownIn(cell)).join('\n');
}

/** The rows of a sheet with what merged cells cover of them. */
export function planRows({ rows, mergedCells, date1904 }: Sheet): PlanRow[] {
  const indexes = new Map(rows.map(({ number }, index) => [number, index]));
  const spans = rows.map(() => new Map<number, Span>());
  const covered = rows.map(() => new Set<number>());
  /** What a merged cell hides is not in the table, although the file may keep it. */
  const hidden = rows.map(() => new Set<number>());
  for (const { row, column, width, height } of mergedCells) {
    const first = indexes.get(row);
    if (first === undefined) continue;
    let last = first;
    while ((rows[last + 1]?.number ?? Infinity) < row + height) last += 1;
    spans[first]?.set(column, { width, height: last - first + 1 });
    for (let index = first; index <= last; index += 1) {
      if (index > first) covered[index]?.add(column);
      for (let at = column; at < column + width; at += 1) {
        if (index > first || at > column) hidden[index]?.add(at);
      }
    }
  }
  return rows.map(({ cells }, index) => ({
    texts: Array.from(cells, (cell: Cell, column) =>
      hidden[index]?.has(column) ? '' : textOf(cell, date1904),
    ),
    spans: spans[index] ?? new Map<number, Span>(),
    covered: covered[index] ?? new Set<number>(),
  }));
}

/** A row of texts without merged cells. */
export const plainRow = (texts: readonly string[], isLong = false): PlanRow => ({
  ...{ texts, isLong },
  spans: new Map(),
  covered: new Set(),
});
