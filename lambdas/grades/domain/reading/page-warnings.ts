import type { Gradebook, PageWarning } from '../../../../shared/model/gradebook.ts';
import { rowNumber } from '../../../../shared/gradebook/row-numbers.ts';
import type { GradebookTable } from './gradebook-table.ts';
import type { Word } from './page-words.ts';

/** Digits below this height, in pixels, are read too badly to be believed. */
const SMALLEST_DIGITS = 18;

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The words of the marks of a page. */
const markWords = ({ columns, rows, sources }: GradebookTable): readonly Word[] =>
  sources
    .filter((_, row) => !rows[row]?.summary)
    .flatMap((row) =>
      row.flatMap((cells, place) => {
        const kind = columns[place]?.kind;
        return kind === 'mark' || kind === 'average' ? cells.flatMap(({ words }) => words) : [];
      }),
    );

/** Whether the rows' numbers jump: on both sides of a place they run, but not across it. One that is misread is no jump. */
function doNumbersJump({ columns, rows }: Pick<Gradebook, 'columns' | 'rows'>): boolean {
  const place = columns.findIndex(({ kind }) => kind === 'ordinal');
  const offsets = rows
    .filter(({ summary }) => !summary)
    .map(({ cells }, row) => {
      const number = rowNumber(cells[place]?.text ?? '');
      return number === undefined ? undefined : number - row;
    });
  const running = offsets.filter(
    (offset, row) => offset !== undefined && offsets[row + 1] === offset,
  );
  return new Set(running).size > 1;
}

/** What is to be known of a whole page; `height` is the picture's, in pixels. */
export function findWarnings(
  table: GradebookTable,
  gradebook: Gradebook,
  height: number,
): PageWarning[] {
  const words = markWords(table);
  const handwritten = words.filter(({ isHandwritten }) => isHandwritten).length;
  const digits = words.flatMap(({ box, text }) =>
    box && /\p{Nd}/u.test(text) ? [(box.bottom - box.top) * height] : [],
  );
  const pupils = gradebook.rows.filter(({ summary }) => !summary).length;
  const listed = gradebook.classList?.pupils.length;
  return [
    ...(handwritten > words.length / 2 ? (['handwriting'] as const) : []),
    ...((median(digits) ?? SMALLEST_DIGITS) < SMALLEST_DIGITS ? (['small-text'] as const) : []),
    ...(doNumbersJump(gradebook) ? (['row-numbers'] as const) : []),
    ...(listed !== undefined && listed !== pupils ? (['pupil-count'] as const) : []),
  ];
}
