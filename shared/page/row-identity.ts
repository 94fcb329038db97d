import type { Gradebook, GradebookRow } from '../model/gradebook.ts';
import { asciiDigits } from '../text/fold-text.ts';
import type { RowIdentity } from './match-pupils.ts';

/** The texts of a row's columns of one kind, joined by a space. */
const textOf = (
  { columns }: Pick<Gradebook, 'columns'>,
  { cells }: Pick<GradebookRow, 'cells'>,
  wanted: Gradebook['columns'][number]['kind'],
): string =>
  columns
    .map(({ kind }, index) => (kind === wanted ? (cells[index]?.text ?? '') : ''))
    .filter((text) => text !== '')
    .join(' ');

/** Identifies a row's pupil: from the class list if one was chosen, else from the written text. */
export function identityOf(
  gradebook: Pick<Gradebook, 'columns' | 'classList'>,
  row: Pick<GradebookRow, 'cells' | 'pupil'>,
): RowIdentity {
  const pupil = row.pupil === undefined ? undefined : gradebook.classList?.pupils[row.pupil];
  const [digits] = /\d+/.exec(asciiDigits(textOf(gradebook, row, 'ordinal'))) ?? [];
  const number = pupil?.registrationNumber ?? textOf(gradebook, row, 'registrationNumber');
  return {
    name: pupil?.name ?? textOf(gradebook, row, 'name'),
    ...(digits && { ordinal: Number(digits) }),
    ...(number && { registrationNumber: number }),
  };
}
