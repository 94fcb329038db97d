import { scaleOf } from '#shared/gradebook/averages.ts';
import { HEADING_ROW } from '#shared/gradebook/doubts.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { CellPosition } from '../gradebook/edit-gradebook.ts';
import { pupilChoices } from '../gradebook/edit-pupils.ts';
import { isMarkColumn } from '../gradebook/typed-text.ts';

/** The row of the headings. */
export const HEADINGS = HEADING_ROW;

/** The index of the calculated average, after the page's columns; undefined if there is none. */
export const averagePlace = ({ columns, averages }: Gradebook): number | undefined =>
  averages && columns.length;

/** The index of a row's menu, at the end of the row. */
export const menuPlace = ({ columns, averages }: Gradebook): number =>
  columns.length + (averages ? 1 : 0);

/** The last cell of the table: the menu of the last row. */
export const lastPlace = (book: Gradebook): CellPosition => ({
  row: book.rows.length - 1,
  column: menuPlace(book),
});

/** The nearest existing cell. The heading row has only the page's own columns. */
export const within = ({ row, column }: CellPosition, book: Gradebook): CellPosition => {
  const last = lastPlace(book);
  const shown = Math.min(Math.max(row, HEADINGS), last.row);
  const widest = shown === HEADINGS ? book.columns.length - 1 : last.column;
  return { row: shown, column: Math.min(Math.max(column, 0), widest) };
};

/** The first cell if nothing is doubtful: the first mark. */
export const startingPlace = (book: Gradebook): CellPosition => ({
  row: 0,
  column: Math.max(book.columns.findIndex(isMarkColumn), 0),
});

/** A different reading of a cell, which one key accepts. */
export type OtherReading =
  | { readonly of: 'text'; readonly text: string }
  | { readonly of: 'pupil'; readonly pupil: number; readonly name: string };

/** The least similarity at which a pupil's name is suggested. */
const LIKELY = 0.4;

/** An alternative for a doubtful cell: another reader's result, or the most similar pupil. */
export const otherReading = (
  book: Gradebook,
  { row, column }: CellPosition,
): OtherReading | undefined => {
  const cell = book.rows[row]?.cells[column];
  const head = book.columns[column];
  if (!cell || !head) return undefined;
  const { kind } = head;
  if (kind === 'name' && book.classList) {
    const [likeliest] = pupilChoices(book, row);
    return likeliest && likeliest.row === undefined && likeliest.likeness >= LIKELY
      ? { of: 'pupil', pupil: likeliest.pupil, name: likeliest.name }
      : undefined;
  }
  const { text, second } = cell;
  const isOther =
    second !== undefined &&
    (isMarkColumn({ kind })
      ? JSON.stringify(parseMark(second)) !== JSON.stringify(parseMark(text))
      : second !== text);
  const mark = isOther && isMarkColumn({ kind }) ? parseMark(second) : undefined;
  const isAbove = mark?.kind === 'mark' && mark.value > (mark.scale ?? scaleOf(head));
  return isOther && !isAbove ? { of: 'text', text: second } : undefined;
};
