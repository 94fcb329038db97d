import type { CellRange } from '#shared/spreadsheet/workbook/cell-address.ts';
import type { WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';

/** The style of an existing cell, or the style a spreadsheet gives a new one: its row's or its column's. */
export function styleAt({ rows, columnStyles }: WrittenSheet, row: number, column: number): number {
  const written = rows.get(row);
  const cell = written?.cells.find((one) => one.column === column);
  if (cell) return cell.style;
  const number = column + 1;
  const columnStyle = columnStyles.find(({ min, max }) => min <= number && number <= max);
  return written?.style ?? columnStyle?.style ?? 0;
}

/** Why a cell must not be written: it is computed, or it is part of a merged cell, covered or of several pupils. */
export type CellRefusal = 'formula' | 'merged';

export const isWithin = ({ s, e }: CellRange, r: number, c: number): boolean =>
  s.r <= r && r <= e.r && s.c <= c && c <= e.c;

/**
 * Why a cell must not be written; undefined if it may be.
 * @param pupils the rows of pupils; a merged cell over two of them belongs to neither
 */
export function refusalAt(
  sheet: WrittenSheet,
  row: number,
  column: number,
  pupils: ReadonlySet<number> = new Set(),
) {
  const at = (range: CellRange): boolean => isWithin(range, row - 1, column);
  const cell = sheet.rows.get(row)?.cells.find((one) => one.column === column);
  if (cell?.formula || sheet.arrays.some(at)) return 'formula' satisfies CellRefusal;
  const merge = sheet.merges.find(at);
  const begins = merge?.s.r === row - 1 && merge.s.c === column;
  const shared = merge && [...pupils].some((r) => r - 1 > merge.s.r && r - 1 <= merge.e.r);
  return merge && (!begins || shared) ? ('merged' satisfies CellRefusal) : undefined;
}

/**
 * Why a text must not be written: the sheet protects its cell, the cell takes other texts only, or it takes only texts of
 * a list.
 */
export type TextRefusal = 'protected' | 'validated' | 'not-listed';

/** What a text becomes in a cell, or why it must not be written there. */
export type TextRule = (
  text: string,
) => { readonly text: string } | { readonly refusal: TextRefusal };
