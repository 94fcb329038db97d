import { scaleOf } from '#shared/record/averages/averages.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import { pupilChoices } from '../gradebook/edit-pupils.ts';
import { isMarkColumn } from '#frontend/record/model/table/typed-text.ts';

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
