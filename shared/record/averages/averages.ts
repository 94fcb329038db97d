import type { AverageRule } from '../../model/average-rule.ts';
import type { GradebookColumn, GradebookRow } from '../../model/gradebook.ts';
import { countedMark, parseMark } from '../marks/parse-mark.ts';

/** The full mark of a column that does not name one. */
export const USUAL_SCALE = 20;

export const scaleOf = ({ scale }: Pick<GradebookColumn, 'scale'>): number => scale ?? USUAL_SCALE;

/** One part of an average with its marks, on the average's scale. */
export interface WorkedPart {
  readonly marks: readonly number[];
  readonly mean: number;
  readonly weight: number;
}

/** An average and its calculation; `missing` says why there is none. */
export type WorkedAverage =
  | {
      /** Rounded as a teacher writes it, and unrounded. */
      readonly value: number;
      readonly exact: number;
      readonly parts: readonly WorkedPart[];
      readonly scale: number;
    }
  | { readonly missing: 'absent' | 'blank' | 'exempt' | 'no-columns' };

/** To two decimals, halves up, as teachers round. The margin corrects binary fractions such as 1.005. */
export const toHundredths = (value: number): number => Math.round(value * 100 + 1e-6) / 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The columns whose marks belong to a part of a rule. */
export const columnsOf = (
  { roles }: Pick<AverageRule['parts'][number], 'roles'>,
  columns: readonly GradebookColumn[],
): number[] =>
  columns.flatMap(({ kind, role }, index) =>
    kind === 'mark' && role !== undefined && roles.includes(role) ? [index] : [],
  );

/** Of several reasons the first is said. */
const WHY = ['absent', 'blank', 'exempt'] as const;
/** Why a cell has no mark that counts. */
function whyNone(text: string): (typeof WHY)[number] {
  const { kind } = parseMark(text);
  return kind === 'absent' || kind === 'exempt' ? kind : 'blank';
}

/**
 * Calculates a row's average by a rule. Roles without a column are skipped; if a mark of an existing column is missing
 * or above its full mark, there is no average.
 */
export function workOutAverage(
  rule: AverageRule,
  columns: readonly GradebookColumn[],
  { cells }: Pick<GradebookRow, 'cells'>,
): WorkedAverage {
  const parts: WorkedPart[] = [];
  const without = new Set<(typeof WHY)[number]>();
  for (const part of rule.parts) {
    const counted = columnsOf(part, columns);
    if (counted.length === 0) continue;
    const marks: number[] = [];
    for (const index of counted) {
      const scale = columns[index]?.scale ?? USUAL_SCALE;
      const text = cells[index]?.text ?? '';
      const value = countedMark(text, scale);
      if (value !== undefined) marks.push((value * rule.scale) / scale);
      else without.add(whyNone(text));
    }
    parts.push({ marks, mean: mean(marks), weight: part.weight });
  }
  const missing = WHY.find((why) => without.has(why));
  if (missing) return { missing };
  if (parts.length === 0) return { missing: 'no-columns' };
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const sum = parts.reduce((total, part) => total + part.mean * part.weight, 0);
  const exact = sum / weights;
  return { value: toHundredths(exact), exact, parts, scale: rule.scale };
}
