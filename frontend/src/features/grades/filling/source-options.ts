import type { Gradebook, GradebookColumn } from '#shared/model/gradebook.ts';

/** What may go into a column of a workbook: one column of the gradebook, or the mean of all of one kind. */
export interface SourceOption {
  /** The ids of the columns, in the gradebook's order. */
  readonly ids: readonly string[];
  readonly headings: readonly string[];
}

const optionOf = (columns: readonly GradebookColumn[]): SourceOption => ({
  ids: columns.map(({ id }) => id),
  headings: columns.map(({ heading }) => heading),
});

/** A choice as a form's value; the empty one is for leaving a column as it is. */
export const sourceKey = (ids: readonly string[]): string => ids.join('+');
export const sourceIds = (key: string): string[] => (key === '' ? [] : key.split('+'));

/** What of a gradebook may go into a column of a workbook: its marks, the mean of those that count alike, its averages. */
export function sourceOptions({ columns }: Pick<Gradebook, 'columns'>): SourceOption[] {
  const marks = columns.filter(({ kind }) => kind === 'mark');
  const roles = new Set(marks.flatMap(({ role }) => role ?? []));
  const alike = [...roles].map((role) => marks.filter((column) => column.role === role));
  const averages = columns.filter(({ kind }) => kind === 'average');
  return [
    ...marks.map((column) => optionOf([column])),
    ...alike.filter(({ length }) => length > 1).map(optionOf),
    ...averages.map((column) => optionOf([column])),
  ];
}
