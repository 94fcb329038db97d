import { isSameCell } from './grid-cells.ts';
import type { Step } from './grid-reducer.ts';
import type { CellPosition, MarkTable } from './mark-table.ts';

type Table = Pick<MarkTable, 'columns' | 'rows'>;

/**
 * The cell that undo or redo has changed, and what it has made of it: the focused one if it is among them, else the first
 * one. Undefined if the marks are as they were.
 *
 * @param here the focused cell
 */
export function steppedCell(
  earlier: Table,
  now: Table,
  here: CellPosition,
): { readonly cell: CellPosition; readonly step: Step } | undefined {
  const rows = new Map(earlier.rows.map((row) => [row.id, row]));
  const known = new Set(earlier.columns.map(({ id }) => id));
  const changed = now.rows.flatMap(({ id, cell }, row) =>
    now.columns.flatMap((one, column) => {
      const before = known.has(one.id) ? rows.get(id)?.cell(one.id)?.text : undefined;
      const after = cell(one.id)?.text ?? '';
      return (before ?? '') === after
        ? []
        : [{ cell: { row, column }, step: { before: before ?? '', after } }];
    }),
  );
  return changed.find(({ cell }) => isSameCell(cell, here)) ?? changed[0];
}
