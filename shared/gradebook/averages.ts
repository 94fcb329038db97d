import type { AverageRule, GradebookColumn, GradebookRow } from '../model/gradebook.ts';
import { markValue, parseMark } from './parse-mark.ts';

/** The full mark of a column that does not say it. */
export const USUAL_SCALE = 20;

export const scaleOf = ({ scale }: Pick<GradebookColumn, 'scale'>): number => scale ?? USUAL_SCALE;

/** One part of an average with the marks it is made of, on the average's scale. */
export interface WorkedPart {
  readonly marks: readonly number[];
  readonly mean: number;
  readonly weight: number;
}

/** An average with how it comes about; `missing` says why there is none. */
export type WorkedAverage =
  | {
      /** As a teacher writes it, and before it is rounded. */
      readonly value: number;
      readonly exact: number;
      readonly parts: readonly WorkedPart[];
      readonly scale: number;
    }
  | { readonly missing: 'absent' | 'blank' | 'no-columns' };

/** To two decimals, halves up: what a teacher writes. Binary fractions such as 1.005 are helped over the edge. */
export const toHundredths = (value: number): number => Math.round(value * 100 + 1e-6) / 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Works out a row's average by a rule. Columns the gradebook does not have do not count; but an average of marks of
 * which one is missing would be another's, so there is none.
 */
export function workOutAverage(
  rule: AverageRule,
  columns: readonly GradebookColumn[],
  { cells }: Pick<GradebookRow, 'cells'>,
): WorkedAverage {
  const parts: WorkedPart[] = [];
  for (const { roles, weight } of rule.parts) {
    const places = columns.flatMap((column, place) =>
      column.kind === 'mark' && column.role !== undefined && roles.includes(column.role)
        ? [{ place, scale: scaleOf(column) }]
        : [],
    );
    if (places.length === 0) continue;
    const marks: number[] = [];
    for (const { place, scale } of places) {
      const text = cells[place]?.text ?? '';
      const value = markValue(text, scale);
      if (value === undefined)
        return { missing: parseMark(text).kind === 'absent' ? 'absent' : 'blank' };
      marks.push((value * rule.scale) / scale);
    }
    parts.push({ marks, mean: mean(marks), weight });
  }
  if (parts.length === 0) return { missing: 'no-columns' };
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const sum = parts.reduce((total, part) => total + part.mean * part.weight, 0);
  const exact = sum / weights;
  return { value: toHundredths(exact), exact, parts, scale: rule.scale };
}
