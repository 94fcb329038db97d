import type { MarkColumn } from '#shared/class-lists/mark-columns.ts';
import type { Gradebook, GradebookColumn } from '#shared/model/gradebook.ts';
import { sheetColumns } from '#shared/record/sheet/sheet-book.ts';

/** A possible source for a workbook's column: one column of the gradebook, or the mean of all columns of one role. */
export interface SourceOption {
  /** The ids of the columns, in the gradebook's order. */
  readonly ids: readonly string[];
  readonly headings: readonly string[];
}

const optionOf = (columns: readonly GradebookColumn[]): SourceOption => ({
  ids: columns.map(({ id }) => id),
  headings: columns.map(({ heading }) => heading),
});

/** A choice as a form's value; empty to leave the column unchanged. */
export const sourceKey = (ids: readonly string[]): string => ids.join('+');
export const sourceIds = (key: string): string[] => (key === '' ? [] : key.split('+'));

const texts = [sheetColumns.remark, sheetColumns.advice];

/**
 * The possible sources in a gradebook for a column: its marks, the means of marks with the same role, and its averages;
 * for remarks the appraisals and the advice of the record.
 */
export function sourceOptions(
  { columns }: Pick<Gradebook, 'columns'>,
  { kind: wanted }: Pick<MarkColumn, 'kind'>,
): SourceOption[] {
  if (wanted === 'remark') {
    return texts.flatMap(({ id }) =>
      columns.filter((own) => own.id === id).map((one) => optionOf([one])),
    );
  }
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
