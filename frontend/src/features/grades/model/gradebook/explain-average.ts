import {
  toHundredths,
  workOutAverage,
  type WorkedAverage,
} from '#shared/record/averages/averages.ts';
import type { AverageRule, Gradebook } from '#shared/model/gradebook.ts';

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

/** The average of each row by a rule; undefined for rows without a pupil. */
export const averagesOf = (
  { columns, rows }: Gradebook,
  rule: AverageRule,
): readonly (WorkedAverage | undefined)[] =>
  rows.map((row) => (row.summary ? undefined : workOutAverage(rule, columns, row)));
