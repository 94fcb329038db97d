import { fillCells, type CellFill } from './fill-cells.ts';
import type { FillableWorkbook } from './fillable-workbook.ts';
import { replacePart } from './replace-part.ts';

/** What is written where: cells of one of the visible sheets, by its place among them. */
export interface Filling {
  readonly sheet: number;
  readonly fills: readonly CellFill[];
}

/**
 * The file of an opened workbook with these cells filled. In it only the part of that worksheet is another, and in that
 * part only what `fillCells` says; without cells to fill the bytes are the same.
 *
 * @throws {FillingError} `unusual` also for a cell that must not be written
 * @throws {WorkbookError} `damaged`
 */
export function fillWorkbook(
  { bytes, sheets, strings }: FillableWorkbook,
  { sheet, fills }: Filling,
): Uint8Array<ArrayBuffer> {
  const chosen = sheets[sheet];
  if (!chosen) throw new RangeError('the workbook has no such sheet');
  const { part, written } = chosen;
  if (fills.length === 0) return new Uint8Array(bytes);
  const xml = fillCells(written(), fills, strings);
  return replacePart(bytes, part, new TextEncoder().encode(xml));
}
