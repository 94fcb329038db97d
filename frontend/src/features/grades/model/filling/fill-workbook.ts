import { applyEdits } from './edit-xml.ts';
import { fillCells, type CellFill } from './fill-cells.ts';
import type { FillableWorkbook } from './fillable-workbook.ts';
import { forgetDerived, type ChangedCell } from './derived/forget-derived.ts';
import { replacePart } from './replace-part.ts';

/** Cells to fill in one visible sheet; `sheet` is its index. */
export interface Filling {
  readonly sheet: number;
  readonly fills: readonly CellFill[];
}

/** The cells of fillings, in their sheets' parts. */
export const changedBy = (
  { sheets }: Pick<FillableWorkbook, 'sheets'>,
  fillings: readonly Filling[],
): readonly ChangedCell[] =>
  fillings.flatMap(({ sheet, fills }) => {
    const part = sheets[sheet]?.part;
    if (part === undefined) throw new RangeError('the workbook has no such sheet');
    return fills.map(({ row, column }) => ({ part, row, column }));
  });

/**
 * The workbook's file with these cells filled. Results that depend on them are removed wherever they are stored, because
 * they are those of the old marks; programs compute them when they open the file. Nothing else changes, and without
 * cells to fill, the bytes are the same.
 * @param fillings each of another sheet
 * @throws {FillingError} `unusual`, also for a cell that must not be written
 * @throws {WorkbookError} `damaged`
 */
export function fillWorkbook(
  workbook: FillableWorkbook,
  ...fillings: readonly Filling[]
): Uint8Array<ArrayBuffer> {
  const changed = changedBy(workbook, fillings);
  let bytes = new Uint8Array(workbook.bytes);
  if (changed.length === 0) return bytes;
  const parts = forgetDerived(workbook.formulas(), changed);
  for (const { sheet, fills } of fillings) {
    const chosen = workbook.sheets[sheet];
    if (!chosen || fills.length === 0) continue;
    const { xml } = chosen.written();
    const edits = fillCells(chosen.written(), fills, workbook.strings);
    parts.set(chosen.part, { xml, edits: [...edits, ...(parts.get(chosen.part)?.edits ?? [])] });
  }
  for (const [part, { xml, edits }] of parts) {
    bytes = replacePart(bytes, part, new TextEncoder().encode(applyEdits(xml, edits)));
  }
  return bytes;
}
