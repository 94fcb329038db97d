import {
  toHundredths,
  workOutAverage,
  type WorkedAverage,
} from '#shared/record/averages/averages.ts';
import type { AverageRule } from '#shared/model/average-rule.ts';
import type { MarkTable, TableRow } from '../grid/mark-table.ts';

type Worked = Extract<WorkedAverage, { readonly value: number }>;

/**
 * The calculation of an average, step by step: `(12 + 14)/2 = 13, (13 + 2 × 11)/3 = 11.67`.
 * @param write formats a number
 */
export const explainAverage = (
  { parts, value }: Worked,
  write: (value: number) => string,
): string => {
  const means = parts.flatMap(({ marks, mean }) =>
    marks.length > 1
      ? [`(${marks.map(write).join(' + ')})/${write(marks.length)} = ${write(toHundredths(mean))}`]
      : [],
  );
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const [only, ...others] = parts;
  if (only && others.length === 0) return means.join(', ') || write(value);
  const terms = parts.map(({ mean, weight }) => {
    const mark = write(toHundredths(mean));
    return weight === 1 ? mark : `${write(weight)} × ${mark}`;
  });
  return [...means, `(${terms.join(' + ')})/${write(weights)} = ${write(value)}`].join(', ');
};

/** The average of a row by a rule; undefined for a row without a pupil. */
export const averageOf = (
  { columns }: Pick<MarkTable, 'columns'>,
  rule: AverageRule,
  { cell, isSummary }: TableRow,
): WorkedAverage | undefined =>
  isSummary
    ? undefined
    : workOutAverage(rule, columns, {
        cells: columns.map(({ id }) => ({ text: cell(id)?.text ?? '' })),
      });

/** The average of each row by a rule. */
export const averagesOf = (
  table: MarkTable,
  rule: AverageRule,
): readonly (WorkedAverage | undefined)[] => table.rows.map((row) => averageOf(table, rule, row));
