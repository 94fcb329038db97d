import type { AverageRule, Gradebook, GradebookRow } from '../model/gradebook.ts';
import { averagePresets } from './average-presets.ts';
import { scaleOf, workOutAverage } from './averages.ts';
import { markValue } from './parse-mark.ts';

/** The fewest rows that can confirm a rule, and the share of them it must explain. */
const FEWEST_ROWS = 3;
const MOST = 0.6;

/** Half a unit of the last written decimal, plus a margin for binary fractions. */
const toleranceOf = (text: string): number => {
  const decimals = /[.,٫،](.*)$/.exec(text)?.[1]?.replace(/[^\d٠-٩۰-۹].*$/, '').length ?? 0;
  return 0.5 * 10 ** -decimals + 1e-6;
};

/** Whether a row's written average follows the rule; undefined if a mark or the average is missing. */
function follows(
  rule: AverageRule,
  { columns }: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
): boolean | undefined {
  const column = columns[index];
  const text = row.cells[index]?.text ?? '';
  const worked = workOutAverage(rule, columns, row);
  if (!column || 'missing' in worked) return undefined;
  const written = markValue(text, scaleOf(column));
  if (written === undefined) return undefined;
  const off = Math.abs(written - (worked.exact * scaleOf(column)) / worked.scale);
  // Some teachers round up to a quarter or half and write fewer decimals.
  return off <= Math.max(toleranceOf(text), 0.011);
}

/** The rule that explains most averages of a column: the gradebook's own or a preset; undefined if none does. */
export function findAverageRule(
  gradebook: Pick<Gradebook, 'columns' | 'rows' | 'averages'>,
  index: number,
): AverageRule | undefined {
  const rules: readonly AverageRule[] = [
    ...(gradebook.averages ? [gradebook.averages] : []),
    ...averagePresets,
  ];
  return rules.find((rule) => {
    const said = gradebook.rows
      .filter(({ summary }) => !summary)
      .map((row) => follows(rule, gradebook, row, index))
      .filter((answer) => answer !== undefined);
    return (
      said.length >= FEWEST_ROWS && said.filter((answer) => answer).length >= said.length * MOST
    );
  });
}

/** Whether a row's written average differs from the rule's result. */
export const averageDiffers = (
  gradebook: Pick<Gradebook, 'columns'>,
  rule: AverageRule,
  row: GradebookRow,
  index: number,
): boolean => follows(rule, gradebook, row, index) === false;
