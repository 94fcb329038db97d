import { noMarkIn } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook, GradebookColumn } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import { CONTROL, MARKS } from '#shared/model/text.ts';

/** The page's word for an absence. */
export const absenceIn = ({ language }: Pick<Gradebook, 'language'>): string =>
  language === 'ar' ? 'غ' : 'abs';

export const isMarkColumn = ({ kind }: Pick<GradebookColumn, 'kind'>): boolean =>
  kind === 'mark' || kind === 'average';

/** Typed or pasted text as a heading or cell may contain it: one trimmed line. */
export const typedLine = (typed: string): string =>
  [...typed.replace(MARKS, '')]
    .map((character) => (CONTROL.test(character) ? ' ' : character))
    .join('')
    .trim()
    .slice(0, limits.gradebookTextLength)
    .toWellFormed();

/** Typed or pasted text as a cell of a column has it, with absences in the page's word. */
export const typedText = (
  typed: string,
  column: Pick<GradebookColumn, 'kind'>,
  book: Pick<Gradebook, 'language'>,
): string => {
  const text = typedLine(typed);
  return isMarkColumn(column) && noMarkIn(text) === 'absent' ? absenceIn(book) : text;
};
