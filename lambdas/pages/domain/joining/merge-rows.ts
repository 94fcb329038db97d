import type { Gradebook, GradebookCell, GradebookRow } from '#shared/model/gradebook.ts';
import { mergeCells } from './merge-cells.ts';
import { pupilRows, type Placement } from './place-rows.ts';
import { MISREAD } from './shared-rows.ts';

const EMPTY: GradebookCell = { text: '' };

/** The rows of a page with the columns of the table. */
export const alignedRows = (
  page: Gradebook,
  columns: readonly (number | undefined)[],
): GradebookRow[] =>
  page.rows.map((row) => ({
    ...row,
    cells: columns.map((index) => (index === undefined ? EMPTY : (row.cells[index] ?? EMPTY))),
  }));

interface PlacedRow {
  readonly place: number;
  readonly row: GradebookRow;
}

/** The rows of both in the order of the class; undefined if too many pupils would have two rows. */
export function mergeRows(
  book: Gradebook,
  aligned: readonly GradebookRow[],
  placed: Placement,
): readonly PlacedRow[] | undefined {
  const rows = new Map<number, GradebookRow>();
  pupilRows(book).forEach((row, index) => rows.set(placed.table[index] ?? index, row));
  const added = aligned.filter(({ summary }) => !summary);
  added.forEach((row, index) => {
    const place = placed.page[index] ?? index;
    const before = rows.get(place);
    rows.set(place, before ? mergeRow(book, before, row) : row);
  });
  const all = [...rows]
    .map(([place, row]) => ({ place, row }))
    .toSorted((a, b) => a.place - b.place);
  const taken = Map.groupBy(all, ({ row }) => row.pupil);
  const twice = all.filter(
    ({ row: { pupil } }) => pupil !== undefined && (taken.get(pupil)?.length ?? 0) > 1,
  );
  if (twice.length > added.length * MISREAD * 2) return undefined;
  // One of the rows has the wrong pupil, so a person chooses for both.
  return all.map((one) => (twice.includes(one) ? { ...one, row: removePupil(one.row) } : one));
}

const removePupil = ({ pupil: _, ...row }: GradebookRow): GradebookRow => row;

/** One pupil's row of two photos; if they name two pupils, a person chooses. */
function mergeRow({ columns }: Gradebook, row: GradebookRow, other: GradebookRow): GradebookRow {
  const cells = row.cells.map((cell, index) => {
    const kind = columns[index]?.kind;
    return kind ? mergeCells(kind, cell, other.cells[index]) : cell;
  });
  const isContradicted =
    row.pupil !== undefined && other.pupil !== undefined && row.pupil !== other.pupil;
  if (isContradicted) return { ...removePupil(row), cells };
  const pupil = row.pupil ?? other.pupil;
  return { ...row, ...(pupil !== undefined && { pupil }), cells };
}
