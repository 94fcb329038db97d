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

/** Why a cell must not be written: it is computed, or it is a covered part of a merged cell. */
export type CellRefusal = 'formula' | 'merged';

const within = ({ s, e }: CellRange, r: number, c: number): boolean =>
  s.r <= r && r <= e.r && s.c <= c && c <= e.c;

/** Why a cell must not be written; undefined if it may be. */
export function refusalAt(sheet: WrittenSheet, row: number, column: number) {
  const at = (range: CellRange): boolean => within(range, row - 1, column);
  const cell = sheet.rows.get(row)?.cells.find((one) => one.column === column);
  if (cell?.formula || sheet.arrays.some(at)) return 'formula' satisfies CellRefusal;
  const merge = sheet.merges.find(at);
  const begins = merge?.s.r === row - 1 && merge.s.c === column;
  return merge && !begins ? ('merged' satisfies CellRefusal) : undefined;
}
