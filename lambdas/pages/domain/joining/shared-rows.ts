import type { Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import { sameText } from './merge-cells.ts';
import { pupilRows, sameness, type Placement } from './place-rows.ts';

type Pair = readonly [row: GradebookRow, other: GradebookRow];

/** The rows that both have. */
export function pairsOf(book: Gradebook, page: Gradebook, placed: Placement): readonly Pair[] {
  const others = pupilRows(page);
  return pupilRows(book).flatMap((row, index): Pair[] => {
    const other = others[placed.page.indexOf(placed.table[index] ?? NaN)];
    return other ? [[row, other]] : [];
  });
}

export const isOther =
  (book: Gradebook, page: Gradebook) =>
  ([row, other]: Pair): boolean =>
    sameness([book, row], [page, other]) === 'other';

/** At most this share of the rows that both have may seem to be of two pupils; names are misread. */
export const MISREAD = 0.2;
/** At least this share of their marks must agree; those of another term or class do not. */
const AGREED = 0.5;

/** Whether the rows that two pages share are of the same pupils: by their marks too, or by their names alone. */
export function judgeOverlap(
  book: Gradebook,
  page: Gradebook,
  columns: readonly (number | undefined)[] | undefined,
  pairs: readonly Pair[],
): 'none' | 'same' | 'named' | 'other' {
  if (pairs.length === 0) return 'none';
  const found = pairs.map(([row, other]) => sameness([book, row], [page, other]));
  const count = (is: string) => found.filter((one) => one === is).length;
  if (count('other') > pairs.length * MISREAD) return 'other';
  const agreed = pairs.flatMap(([row, other]) =>
    row.cells.flatMap(({ text }, index) => {
      const kind = book.columns[index]?.kind;
      const again = other.cells[columns?.[index] ?? -1]?.text ?? '';
      const isCompared = kind === 'mark' && text !== '' && again !== '';
      return isCompared ? [sameText(kind, text, again)] : [];
    }),
  );
  if (agreed.length === 0) return count('same') * 2 > pairs.length ? 'named' : 'other';
  return agreed.filter(Boolean).length >= agreed.length * AGREED ? 'same' : 'other';
}
