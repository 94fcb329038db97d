import { applyEdits } from './edit-xml.ts';
import { fillCells, type CellFill } from './fill-cells.ts';
import type { FillableWorkbook } from './fillable-workbook.ts';
import { forgetDerived, type ChangedCell } from './derived/forget-derived.ts';
import { plainStyles } from './plain-styles.ts';
import { styleAt } from './cell-rules.ts';
import { replacePart } from './replace-part.ts';

/** Cells to fill in one visible sheet; `sheet` is its index. */
export interface Filling {
  readonly sheet: number;
  readonly fills: readonly (CellFill & {
    /** The format of the cell would show something else than the number, so it gets the general one. */
    readonly needsPlainFormat?: boolean | undefined;
  })[];
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

/** Adds copies of styles to the part with the styles, and says which they are. */
function addPlainStyles(
  { stylesPart }: FillableWorkbook,
  styles: readonly number[],
  parts: ReturnType<typeof forgetDerived>,
): ReadonlyMap<number, number> {
  const { part, xml } = stylesPart();
  const { edits, copies } = plainStyles(xml, styles);
  parts.set(part, { xml, edits: [...edits] });
  return copies;
}

/**
 * The workbook's file with these cells filled. Results that depend on them are removed wherever they are stored, because
 * they are those of the old marks; programs compute them when they open the file. A cell whose format would show a mark
 * as something else gets a general format. Nothing else changes, and without cells to fill, the bytes are the same.
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
  const odd = fillings.flatMap(({ sheet, fills }) => {
    const written = workbook.sheets[sheet]?.written();
    const wanted = fills.filter(({ needsPlainFormat }) => needsPlainFormat);
    return written ? wanted.map(({ row, column }) => styleAt(written, row, column)) : [];
  });
  const copies = odd.length > 0 ? addPlainStyles(workbook, odd, parts) : new Map<number, number>();
  for (const { sheet, fills } of fillings) {
    const chosen = workbook.sheets[sheet];
    if (!chosen || fills.length === 0) continue;
    const written = chosen.written();
    const { xml } = written;
    const styled = fills.map((fill) =>
      fill.needsPlainFormat
        ? { ...fill, style: copies.get(styleAt(written, fill.row, fill.column)) }
        : fill,
    );
    const edits = fillCells(written, styled, workbook.strings);
    parts.set(chosen.part, { xml, edits: [...edits, ...(parts.get(chosen.part)?.edits ?? [])] });
  }
  for (const [part, { xml, edits }] of parts) {
    bytes = replacePart(bytes, part, new TextEncoder().encode(applyEdits(xml, edits)));
  }
  return bytes;
}
