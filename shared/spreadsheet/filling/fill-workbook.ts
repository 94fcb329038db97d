import { fillCells, type CellFill } from './fill-cells.ts';
import { openWrittenSheet } from './fillable-workbook.ts';
import { replacePart } from './replace-part.ts';

/** What is written where: cells of one of the visible sheets, by its place among them. */
export interface Filling {
  readonly sheet: number;
  readonly fills: readonly CellFill[];
}

/**
 * The workbook with these cells filled. In the file only the part of that worksheet is another, and in that part only
 * what `fillCells` says; without cells to fill the bytes are the same.
 *
 * @throws {FillingError} `signed`, or `unusual` also for a cell that must not be written
 * @throws {WorkbookError} as `readWorkbook` does
 */
export function fillWorkbook(
  bytes: Uint8Array,
  { sheet, fills }: Filling,
): Uint8Array<ArrayBuffer> {
  const { part, strings, written } = openWrittenSheet(bytes, sheet);
  if (fills.length === 0) return new Uint8Array(bytes);
  const xml = fillCells(written, fills, strings);
  return replacePart(bytes, part, new TextEncoder().encode(xml));
}
