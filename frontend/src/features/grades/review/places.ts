import { scaleOf } from '#shared/gradebook/averages.ts';
import { HEADING_ROW } from '#shared/gradebook/doubts.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { CellPosition } from './edit-gradebook.ts';
import { pupilChoices } from './edit-pupils.ts';
import { isMarkColumn } from './typed-text.ts';

/** The row of the headings. */
export const HEADINGS = HEADING_ROW;

/** Where the computed average stands, after the columns of the page; undefined if none is computed. */
export const averagePlace = ({ columns, averages }: Gradebook): number | undefined =>
  averages && columns.length;

/** Where a row's menu stands, at the end of the row. */
export const menuPlace = ({ columns, averages }: Gradebook): number =>
  columns.length + (averages ? 1 : 0);

/** The last cell of the table: the menu of the last row. */
export const lastPlace = (book: Gradebook): CellPosition => ({
  row: book.rows.length - 1,
  column: menuPlace(book),
});

/** The place in the table that is nearest to one. Beyond the page's own columns, headings are not to be gone to. */
export const within = ({ row, column }: CellPosition, book: Gradebook): CellPosition => {
  const last = lastPlace(book);
  const shown = Math.min(Math.max(row, HEADINGS), last.row);
  const widest = shown === HEADINGS ? book.columns.length - 1 : last.column;
  return { row: shown, column: Math.min(Math.max(column, 0), widest) };
};

/** Where a teacher begins if nothing is doubtful: the first mark. */
export const startingPlace = (book: Gradebook): CellPosition => ({
  row: 0,
  column: Math.max(book.columns.findIndex(isMarkColumn), 0),
});

/** Another reading of a cell that one key takes. */
export type OtherReading =
  | { readonly of: 'text'; readonly text: string }
  | { readonly of: 'pupil'; readonly pupil: number; readonly name: string };

/** From here on a pupil's name is like enough to what was read to be offered. */
const LIKELY = 0.4;

/** What a doubtful cell may be instead: what another reader made of it, or the pupil it is likeliest to be. */
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
