import { scaleOf } from '#shared/record/averages/averages.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { CellPosition } from '../gradebook/edit-gradebook.ts';
import { nameOfRow } from '../gradebook/edit-pupils.ts';

/** A pupil of a sheet with one of the marks. */
export interface PupilEntry {
  readonly row: number;
  readonly name: string;
  readonly text: string;
}

/** The pupil of a row with the mark of a column; undefined above the first and below the last. */
export const entryAt = (book: Gradebook, { row, column }: CellPosition): PupilEntry | undefined => {
  const found = book.rows[row];
  return found && { row, name: nameOfRow(book, found), text: found.cells[column]?.text ?? '' };
};

/** The other marks of the pupil, with their headings. */
export const otherMarks = (
  { columns, rows }: Gradebook,
  { row, column }: CellPosition,
): readonly { readonly id: string; readonly heading: string; readonly text: string }[] =>
  columns.flatMap(({ id, kind, heading }, index) => {
    const text = rows[row]?.cells[index]?.text ?? '';
    return kind === 'mark' && index !== column && text !== '' ? [{ id, heading, text }] : [];
  });

/** The columns of marks: index, heading and full mark. */
export const markColumns = ({
  columns,
}: Gradebook): readonly {
  readonly index: number;
  readonly heading: string;
  readonly scale: number;
}[] =>
  columns.flatMap((column, index) =>
    column.kind === 'mark' ? [{ index, heading: column.heading, scale: scaleOf(column) }] : [],
  );

/** How many pupils have a mark or an absence in the column. */
export const countFilled = ({ rows }: Gradebook, column: number): number =>
  rows.filter(({ cells }) => parseMark(cells[column]?.text ?? '').kind !== 'blank').length;

/**
 * The pupils for a search: those without a mark, or those whose number is the text, or who have a name that begins
 * with it.
 */
export function findPupils(book: Gradebook, column: number, sought: string): readonly PupilEntry[] {
  const all = book.rows.flatMap((_, row) => entryAt(book, { row, column }) ?? []);
  const folded = foldText(sought);
  if (folded === '') return all.filter(({ text }) => parseMark(text).kind === 'blank');
  return all.filter(
    ({ row, name }) => String(row + 1) === folded || ` ${foldText(name)}`.includes(` ${folded}`),
  );
}
