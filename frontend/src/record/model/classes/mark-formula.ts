import type { AverageRule } from '#shared/model/average-rule.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { isolate } from '#frontend/i18n/isolate.ts';

/** The headings of the columns in each part of a rule; empty parts are left out. */
const headingsOf = (rule: AverageRule, columns: readonly GradebookColumn[]) =>
  rule.parts.flatMap(({ roles, weight }) => {
    const headings = columns.flatMap(({ kind, role, heading }) =>
      kind === 'mark' && role !== undefined && roles.includes(role) ? [heading] : [],
    );
    return headings.length > 0 ? [{ headings, weight }] : [];
  });

/**
 * A rule as a formula of the page's columns: `((Activities + Test)/2 + 2 × Exam)/3`; empty if no column belongs to it.
 * @param write formats a number
 */
export const formulaOf = (
  rule: AverageRule,
  columns: readonly GradebookColumn[],
  write: (value: number) => string,
): string => {
  const parts = headingsOf(rule, columns);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const terms = parts.map(({ headings, weight }) => {
    // Each heading keeps its own direction without affecting its surroundings.
    const named = headings.map(isolate).join(' + ');
    const mean = headings.length > 1 ? `(${named})/${write(headings.length)}` : named;
    return weight === 1 || parts.length === 1 ? mean : `${write(weight)} × ${mean}`;
  });
  return parts.length > 1 ? `(${terms.join(' + ')})/${write(weights)}` : terms.join('');
};
