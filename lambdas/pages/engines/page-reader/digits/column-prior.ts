import type { ReadingContext } from './cell-image.ts';
import { habitsOf, hasOtherScale, highestMark, holdsAverages, scaleOf } from './column-habits.ts';
import { numberPlausibility, plausibility } from './mark-grammar.ts';
import { weighReadings, type Comparison } from './weigh-readings.ts';

/** What the readings of a column tell about each of its cells. */
export interface ColumnPrior {
  /** The prior likelihood of a reading, at most 1. */
  readonly weigh: (signs: string) => number;
  /** Whether a reading has another scale than the column. */
  readonly isOtherScale: (signs: string) => boolean;
}

/** In a column of averages any decimals are as usual as whole numbers. */
const USUAL = 1;
/** The factor for another scale than the column's. */
const UNHEARD_OF = 0.02;

/** What is usual in a column, from what is likely in its cells. */
export function columnPrior(
  comparisons: readonly Comparison[],
  kind: ReadingContext['kind'],
): ColumnPrior {
  const weighedBy = (weigh: (signs: string) => number) =>
    comparisons.map((comparison) => weighReadings(comparison, weigh));
  const seen = weighedBy(() => 1);
  const most = highestMark(seen);
  const odd = holdsAverages(seen) ? USUAL : undefined;
  const scale = scaleOf(seen);
  const isOtherScale = (signs: string): boolean => hasOtherScale(signs, scale);
  const weigh = (signs: string): number =>
    kind === 'mark'
      ? plausibility(signs, most, odd) * (isOtherScale(signs) ? UNHEARD_OF : 1)
      : numberPlausibility(signs);
  const habit = habitsOf(weighedBy(weigh), kind);
  return { weigh: (signs) => weigh(signs) * habit(signs), isOtherScale };
}
