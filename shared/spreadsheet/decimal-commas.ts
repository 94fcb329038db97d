import { findHeader } from './find-header.ts';
import type { Sheet } from './sheet.ts';
import { WorkbookError } from './workbook/workbook-error.ts';

type Row = readonly string[];

/** The parts of a number with a decimal comma, as marks and their sums are written. */
const WHOLE = /^\s*\p{Nd}{1,3}$/u;
const DECIMALS = /^\p{Nd}{1,3}\s*$/u;
/** More ways to read a row prove nothing. */
const MOST_WAYS = 200;
/** A row of marks has no more numbers that were cut. */
const MOST_CUTS = 100;
/** Averages are rounded to hundredths. */
const ROUNDING = 0.0051;

const isFilled = (text: string): boolean => text.trim() !== '';
const hasLetter = (text: string | undefined): boolean => /\p{L}/u.test(text ?? '');
const isNumber = (text: string): boolean => /^\s*\p{Nd}+(?:[.,]\p{Nd}+)?\s*$/u.test(text);
const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

const isCut = (first = '', second = ''): boolean => WHOLE.test(first) && DECIMALS.test(second);

/**
 * Every way to put cells together with the next one, as a number, so that the row is as wide as the headings; at most one
 * more than `MOST_WAYS`. It never begins a way that cannot end, so its work is bounded for any row.
 */
function waysToJoin(row: Row, width: number): Row[] {
  const missing = row.length - width;
  /** How many numbers can be put together from a cell on. */
  const most = Array.from({ length: row.length + 2 }, () => 0);
  for (let at = row.length - 1; at >= 0; at -= 1) {
    const joined = isCut(row[at], row[at + 1]) ? 1 + (most[at + 2] ?? 0) : 0;
    most[at] = Math.max(most[at + 1] ?? 0, joined);
  }
  if (missing > MOST_CUTS || missing > (most[0] ?? 0)) return [];
  const ways: Row[] = [];
  const join = (from: number, cuts: readonly number[]): void => {
    const rest = missing - cuts.length;
    if (rest === 0) {
      const seconds = new Set(cuts.map((at) => at + 1));
      const together = row.map((text, at) => (cuts.includes(at) ? `${text},${row[at + 1]}` : text));
      ways.push(together.filter((_, at) => !seconds.has(at)));
      return;
    }
    for (let at = from; rest <= (most[at] ?? 0) && ways.length <= MOST_WAYS; at += 1)
      if (isCut(row[at], row[at + 1]) && rest - 1 <= (most[at + 2] ?? 0))
        join(at + 2, [...cuts, at]);
  };
  join(0, []);
  return ways;
}

/** Whether the last number of a row is the sum or the average of those before it, from the first one behind the names. */
function provesItself(row: Row, firstMark: number): boolean {
  const numbers = row.slice(firstMark).filter(isNumber).map(numberOf);
  const last = numbers.pop();
  const sum = numbers.reduce((total, number) => total + number, 0);
  const isNear = (expected: number): boolean => Math.abs((last ?? NaN) - expected) < ROUNDING;
  return numbers.length > 1 && (isNear(sum) || isNear(sum / numbers.length));
}

/** The only way to read each row: by the number of its cells if it varies as decimals do, or else by sums. */
function certainWays(ways: readonly (readonly Row[])[], varies: boolean, firstMark: number) {
  const proven = ways.map((ofRow) =>
    varies && ofRow.length === 1 ? ofRow : ofRow.filter((row) => provesItself(row, firstMark)),
  );
  return proven.every((ofRow) => ofRow.length === 1) ? proven.flat() : undefined;
}

/** The headings, whatever they say, and the columns of the names, at least the first two. */
function headingsOf(rows: readonly Row[]) {
  const sheet: Sheet = {
    ...{ name: '', mergedCells: [], date1904: false },
    rows: rows
      .map((row, index) => ({ number: index + 1, cells: row.map((text) => text || undefined) }))
      .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
  };
  const header = findHeader(sheet);
  if (header && header.nameColumns.length > 0) {
    const { firstRow, lastRow, nameColumns } = header;
    const width = Math.max(...rows.slice(firstRow - 1, lastRow).map(({ length }) => length));
    return { lastRow, nameColumns, width };
  }
  const [first = []] = rows;
  const isHeading = first.filter(isFilled).length > 1 && first.filter(isFilled).every(hasLetter);
  const lists = rows.filter((row) => row.some(isNumber) && row.some(hasLetter));
  const width = isHeading ? first.length : Math.min(...lists.map(({ length }) => length));
  return { lastRow: isHeading ? 1 : 0, nameColumns: [0, 1], width };
}

/**
 * The rows of a text in which numbers were cut at the comma that divides its cells: `Kaci,Ali,12,50`. They are put
 * together where only one way is possible.
 * @throws {WorkbookError} `separators` if rows of pupils have more cells than the headings, and what belongs where is unsure
 */
export function joinDecimals(rows: readonly Row[], separator: string): readonly Row[] {
  const { lastRow, nameColumns, width } = headingsOf(rows);
  const pupils = rows
    .map((row, index) => ({ row, index }))
    .filter(
      ({ row, index }) => index >= lastRow && nameColumns.some((column) => hasLetter(row[column])),
    );
  const wide = pupils.filter(({ row }) => row.length > width);
  if (wide.length === 0) return rows;
  const ways = wide.map(({ row }) => (separator === ',' ? waysToJoin(row, width) : []));
  const isWhole = wide.length === pupils.length;
  if (ways.some((ofRow) => ofRow.length === 0)) {
    const isEmptyBeyond = wide.every(({ row }) => !row.slice(width).some(isFilled));
    // Columns without a heading are in all rows.
    const hasNoNumber = ways.every((ofRow) => ofRow.length === 0);
    if (isEmptyBeyond || (hasNoNumber && (isWhole || lastRow === 0))) return rows;
    throw new WorkbookError('separators');
  }
  const varies =
    lastRow > 0 && pupils.some(({ row }) => row.length === width && row.some(isNumber));
  const found = certainWays(ways, varies, Math.max(...nameColumns) + 1);
  if (!found) throw new WorkbookError('separators');
  const joined = new Map(wide.map(({ index }, at) => [index, found[at]]));
  return rows.map((row, index) => joined.get(index) ?? row);
}
