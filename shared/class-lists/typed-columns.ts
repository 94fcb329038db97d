import type { ClassChoice, ColumnRole } from '../model/reading-choices.ts';
import { readDate } from '../spreadsheet/date-cell.ts';
import { levelOfCode } from './class-code.ts';
import { isGender } from './typed-line.ts';

/** A column of a typed list: a cell for each line, empty where it says nothing. */
export interface TypedColumn {
  /** What the lines say that it holds; undefined if its cells decide. */
  readonly role: ColumnRole | undefined;
  readonly cells: readonly string[];
}

const MOST = 0.6;
const filledIn = ({ cells }: TypedColumn): string[] => cells.filter(Boolean);
const mostly = (cells: readonly string[], test: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(test).length >= cells.length * MOST;

/** Numbers of rows: each is one more than the one before. */
const isCounting = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** What the cells of a column are. */
function roleByCells(cells: readonly string[]): ColumnRole | undefined {
  if (mostly(cells, (cell) => readDate(cell) !== undefined)) return 'birth-date';
  if (mostly(cells, isGender)) return 'gender';
  if (mostly(cells, (cell) => /^\s*\d[\d\s]{5,}$/.test(cell))) return 'registration-number';
  if (isCounting(cells)) return 'ordinal';
  if (mostly(cells, (cell) => levelOfCode(cell) !== undefined)) return 'class';
  return mostly(cells, hasLetter) ? 'name' : undefined;
}

/** Whether the first of two columns of texts has only a part of the name in lines that have both. */
function isPart(first: TypedColumn, second: TypedColumn): boolean {
  const both = first.cells.filter((cell, line) => cell && second.cells[line]);
  return mostly(both, (cell) => wordsIn(cell) === 1);
}

/** What columns of a typed list hold; each thing once. Columns of other numbers are left to the reader. */
export function rolesOfColumns(
  columns: readonly TypedColumn[],
): NonNullable<ClassChoice['columns']> {
  const roles = columns.map((column) => column.role ?? roleByCells(filledIn(column)));
  const texts = roles.flatMap((role, at) => (role === 'name' ? [at] : []));
  const filled = columns.map((column) => filledIn(column).length);
  const most = Math.max(0, ...texts.map((at) => filled[at] ?? 0));
  // A line under a table may have its word in the column of the numbers.
  const begin = texts.findIndex((at) => (filled[at] ?? 0) * 2 >= most);
  const names = texts.slice(begin);
  const [first = -1, second = -1] = names;
  const [one, other] = [columns[first], columns[second]];
  const isInParts = one && other && isPart(one, other);
  const taken = new Set<ColumnRole>();
  return roles.flatMap((found, column) => {
    let role = found;
    if (isInParts && column === first) role = 'surname';
    if (isInParts && column === second) role = 'given-name';
    if (role === 'name' && (isInParts || column !== first)) return [];
    if (role === undefined || taken.has(role)) return [];
    taken.add(role);
    return [{ column, role }];
  });
}
