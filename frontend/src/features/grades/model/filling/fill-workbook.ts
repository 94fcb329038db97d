import { fillCells, type CellFill } from './fill-cells.ts';
import type { FillableWorkbook } from './fillable-workbook.ts';
import { replacePart } from './replace-part.ts';

/** Cells to fill in one visible sheet; `sheet` is its index. */
export interface Filling {
  readonly sheet: number;
  readonly fills: readonly CellFill[];
}

/**
 * The workbook's file with these cells filled. Only the worksheet's part changes, and only as `fillCells` says; without
 * cells to fill, the bytes are the same.
 * @throws {FillingError} `unusual`, also for a cell that must not be written
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
