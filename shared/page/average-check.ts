import type { AverageRule, Gradebook, GradebookRow } from '../model/gradebook.ts';
import { averagePresets } from '../record/averages/average-presets.ts';
import { columnsOf, scaleOf, workOutAverage } from '../record/averages/averages.ts';
import { markValue } from '../record/marks/parse-mark.ts';

/** The fewest rows that can confirm a rule, and the share of them it must explain. */
const FEWEST_ROWS = 3;
const MOST = 0.6;

/** Half a unit of the last written decimal, plus a margin for binary fractions. */
const toleranceOf = (text: string): number => {
  const decimals = /[.,٫،](.*)$/.exec(text)?.[1]?.replace(/[^\d٠-٩۰-۹].*$/, '').length ?? 0;
  return 0.5 * 10 ** -decimals + 1e-6;
};

/** Two decimals, rounded. */
const EXACT = 0.011;

/** How far a row's written average is from the rule's result; undefined if a mark or the average is missing. */
function offBy(
  rule: AverageRule,
  { columns }: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
): number | undefined {
  const column = columns[index];
  const worked = workOutAverage(rule, columns, row);
  if (!column || 'missing' in worked) return undefined;
  const written = markValue(row.cells[index]?.text ?? '', scaleOf(column));
  if (written === undefined) return undefined;
  return Math.abs(written - (worked.exact * scaleOf(column)) / worked.scale);
}

/** Whether a row's written average follows the rule; undefined if a mark or the average is missing. */
function follows(
  rule: AverageRule,
  gradebook: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
): boolean | undefined {
  const off = offBy(rule, gradebook, row, index);
  // Some teachers round up to a quarter or half and write fewer decimals.
  return off === undefined
    ? undefined
    : off <= Math.max(toleranceOf(row.cells[index]?.text ?? ''), EXACT);
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

/** Below this confidence, in per cent, a wrong reading is so likely that it may fit an average by chance. */
const LEAST_SURE = 30;

/**
 * The columns of a row's average and of its marks, if they confirm one another: a wrong mark or a wrong average would
 * hardly fit to a hundredth.
 */
export function confirmedColumns(
  rule: AverageRule,
  gradebook: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  index: number,
): readonly number[] {
  const off = offBy(rule, gradebook, row, index);
  if (off === undefined || off > EXACT) return [];
  const columns = [index, ...rule.parts.flatMap((part) => columnsOf(part, gradebook.columns))];
  const isLikely = columns.every((at) => (row.cells[at]?.confidence ?? 100) >= LEAST_SURE);
  return isLikely ? columns : [];
}
