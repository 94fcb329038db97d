import type { AveragePart, AverageRule } from '../../model/average-rule.ts';
import type { GradebookColumn } from '../../model/gradebook.ts';
import { scaleOf } from './averages.ts';

/** A column's marks in a formula, converted to the average's scale if theirs differs. */
const term = (column: GradebookColumn, scale: number): string =>
  scaleOf(column) === scale ? column.heading : `${column.heading} × ${scale} / ${scaleOf(column)}`;

const partText = (
  { roles, weight }: AveragePart,
  columns: readonly GradebookColumn[],
  scale: number,
): { readonly text: string; readonly weight: number } | undefined => {
  const terms = columns
    .filter(({ kind, role }) => kind === 'mark' && role !== undefined && roles.includes(role))
    .map((column) => term(column, scale));
  if (terms.length === 0) return undefined;
  const mean = terms.length === 1 ? terms.join('') : `(${terms.join(' + ')}) / ${terms.length}`;
  return { text: weight === 1 ? mean : `${weight} × ${mean}`, weight };
};

/** The formula for averages of these columns, with their headings; empty if no column counts. */
export function ruleText(rule: AverageRule, columns: readonly GradebookColumn[]): string {
  const parts = rule.parts.flatMap((part) => partText(part, columns, rule.scale) ?? []);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const sum = parts.map(({ text }) => text).join(' + ');
  const [only] = parts;
  if (parts.length === 1 && only) return only.text.replace(`${only.weight} × `, '');
  return parts.length === 0 ? '' : `(${sum}) / ${weights}`;
}
