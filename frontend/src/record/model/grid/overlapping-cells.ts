import type { Overlap } from '#frontend/lib/documents/merge/merge-parts.ts';
import { sheetColumns } from '#shared/record/sheet/sheet-book.ts';
import { HEADINGS } from './grid-cells.ts';
import type { CellPosition, MarkTable } from './mark-table.ts';

const { remark, advice } = sheetColumns;

/** The texts beside the marks, and their columns. */
const textColumns: Readonly<Record<string, string>> = { remark: remark.id, advice: advice.id };

/** The cells and headings that two devices have changed in different ways; none for what the grid does not show. */
export function overlappingCells(
  { columns, rows }: Pick<MarkTable, 'columns' | 'rows'>,
  overlaps: readonly Pick<Overlap, 'key'>[],
): readonly CellPosition[] {
  /** Without an id, the column of names. */
  const columnAt = (id: string | undefined) =>
    columns.findIndex((one) => (id === undefined ? one.kind === 'name' : one.id === id));
  const rowAt = (id: string) => rows.findIndex((one) => one.id === id);
  return overlaps.flatMap(({ key }): CellPosition[] => {
    const [kind = '', ...parts] = key.split('/');
    // A subject may have a slash in its name; an id has none.
    const pupil = parts.length > 1 ? parts.at(-1) : undefined;
    const id = (pupil === undefined ? parts : parts.slice(0, -1)).join('/');
    const text = textColumns[kind];
    const isHeading = pupil === undefined && text === undefined && kind !== 'pupil';
    const column = isHeading || pupil !== undefined ? columnAt(id) : columnAt(text);
    const row = isHeading ? HEADINGS : rowAt(pupil ?? id);
    return column < 0 || (row < 0 && !isHeading) ? [] : [{ row, column }];
  });
}
