import { scaleOf } from '#shared/record/averages/averages.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { foldText } from '#shared/text/fold-text.ts';
import {
  cellAt,
  presentRows,
  type CellPosition,
  type MarkTable,
} from '#frontend/record/model/grid/mark-table.ts';

/** A pupil of a sheet with one of the marks. */
export interface PupilEntry {
  readonly row: number;
  readonly name: string;
  readonly text: string;
}

/** The pupil of a row with the mark of a column; undefined above the first and below the last. */
export const entryAt = (table: MarkTable, cell: CellPosition): PupilEntry | undefined => {
  const { row } = cell;
  const found = presentRows(table)[row];
  return found && { row, name: found.name, text: cellAt(table, cell)?.text ?? '' };
};

/** The other marks of the pupil, with their headings. */
export const otherMarks = (
  { columns, rows }: MarkTable,
  { row, column }: CellPosition,
): readonly { readonly id: string; readonly heading: string; readonly text: string }[] =>
  columns.flatMap(({ id, kind, heading }, index) => {
    const text = rows[row]?.cell(id)?.text ?? '';
    return kind === 'mark' && index !== column && text !== '' ? [{ id, heading, text }] : [];
  });

/** The columns of marks: index, heading and full mark. */
export const markColumns = ({
  columns,
}: MarkTable): readonly {
  readonly index: number;
  readonly heading: string;
  readonly scale: number;
}[] =>
  columns.flatMap((column, index) =>
    column.kind === 'mark' ? [{ index, heading: column.heading, scale: scaleOf(column) }] : [],
  );

/** How many pupils have a mark or an absence in the column. */
export const countFilled = (table: MarkTable, column: number): number => {
  const id = table.columns[column]?.id ?? '';
  return presentRows(table).filter(({ cell }) => parseMark(cell(id)?.text ?? '').kind !== 'blank')
    .length;
};

/**
 * The pupils for a search: those without a mark, or those whose number is the text, or who have a name that begins
 * with it.
 */
export function findPupils(
  table: MarkTable,
  column: number,
  sought: string,
): readonly PupilEntry[] {
  const all = table.rows.flatMap((_, row) => entryAt(table, { row, column }) ?? []);
  const folded = foldText(sought);
  if (folded === '') return all.filter(({ text }) => parseMark(text).kind === 'blank');
  return all.filter(
    ({ row, name }) => String(row + 1) === folded || ` ${foldText(name)}`.includes(` ${folded}`),
  );
}
