import type { AverageRule, Gradebook, GradebookRow } from '../model/gradebook.ts';
import { averagePresets } from './average-presets.ts';
import { scaleOf, workOutAverage } from './averages.ts';
import { markValue } from './parse-mark.ts';

/** Rows that say something about a rule, and the share of them it must explain to be the page's. */
const FEWEST_ROWS = 3;
const MOST = 0.6;

/** Half of the last decimal place that is written, and a little for the binary fraction. */
const toleranceOf = (text: string): number => {
  const decimals = /[.,٫،](.*)$/.exec(text)?.[1]?.replace(/[^\d٠-٩۰-۹].*$/, '').length ?? 0;
  return 0.5 * 10 ** -decimals + 1e-6;
};

/** Whether the written average of a row is what a rule makes of its marks; undefined where one of them is missing. */
function follows(
  rule: AverageRule,
  { columns }: Pick<Gradebook, 'columns'>,
  row: GradebookRow,
  place: number,
): boolean | undefined {
  const column = columns[place];
  const text = row.cells[place]?.text ?? '';
  const worked = workOutAverage(rule, columns, row);
  if (!column || 'missing' in worked) return undefined;
  const written = markValue(text, scaleOf(column));
  if (written === undefined) return undefined;
  const off = Math.abs(written - (worked.exact * scaleOf(column)) / worked.scale);
  // Some round up to the next quarter or half and write it with fewer decimals than it has.
  return off <= Math.max(toleranceOf(text), 0.011);
}

/**
 * The rule by which the averages of a page were worked out, if one of the gradebook's own or the presets explains most
 * of them.
 */
export function findAverageRule(
  gradebook: Pick<Gradebook, 'columns' | 'rows' | 'averages'>,
  place: number,
): AverageRule | undefined {
  const rules: readonly AverageRule[] = [
    ...(gradebook.averages ? [gradebook.averages] : []),
    ...averagePresets,
  ];
  return rules.find((rule) => {
    const said = gradebook.rows
      .filter(({ summary }) => !summary)
      .map((row) => follows(rule, gradebook, row, place))
      .filter((answer) => answer !== undefined);
    return (
      said.length >= FEWEST_ROWS && said.filter((answer) => answer).length >= said.length * MOST
    );
  });
}

/** Whether a row's written average is another than the page's own rule makes of its marks. */
export const averageDiffers = (
  gradebook: Pick<Gradebook, 'columns'>,
  rule: AverageRule,
  row: GradebookRow,
  place: number,
): boolean => follows(rule, gradebook, row, place) === false;
