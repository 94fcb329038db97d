import { hasUnusualDecimals, plainValue } from './mark-grammar.ts';
import type { Evidence } from './weigh-readings.ts';

/** A reading with this share is used to learn a column's habits. */
const SURE = 0.9;
/** The least factor for a form that the column does not contain. */
const LEAST = 0.1;
/** A count added to every form, before any is seen. */
const BEFORE = 1;

/** Decimals padded with a zero, as in `7.50`, and single decimals. */
const PADDED = /\.\d0(?:\/|$)/;
const SINGLE = /\.\d(?:\/|$)/;
/** The fewest padded decimals, and their ratio to single ones, that show that a hand pads them. */
const FEWEST_PADDED = 2;
const MOSTLY = 3;
/** The factor for a single decimal by such a hand. */
const UNHEARD_OF = 0.02;

/** The form of a reading: decimals, usual or not, and scale of a mark, or the number of digits of a number. */
function formOf(signs: string, kind: 'mark' | 'number'): string | undefined {
  if (kind === 'number') return /^\d+$/.test(signs) ? String(signs.length) : undefined;
  const [matched, decimals = '', scale = ''] = /^\d+(\.\d+)?(\/\d+)?$/.exec(signs) ?? [];
  if (matched === undefined) return undefined;
  return `${decimals.length} ${hasUnusualDecimals(signs) ? 'odd' : ''} ${scale}`;
}

/** Of the certain marks of a column, the share above 20 that shows a higher scale, and the most above 10 on one of 10. */
const MANY = 0.2;
const FEW = 0.06;
const FEWEST_ABOVE = 3;
const FEWEST_MARKS = 6;

/** The highest mark of a column, as its certain readings show it: 10, 20 or 100. */
export function highestMark(evidences: readonly Evidence[]): number {
  const values = evidences
    .filter(({ share }) => share > SURE)
    .flatMap(({ signs }) => plainValue(signs) ?? []);
  const above = (most: number) => values.filter((value) => value > most && value <= 100).length;
  if (above(20) >= Math.max(FEWEST_ABOVE, values.length * MANY)) return 100;
  return values.length >= FEWEST_MARKS && above(10) <= values.length * FEW ? 10 : 20;
}

/** The fewest certain marks with decimals other than halves and quarters, and their share, that show a column of averages. */
const FEWEST_ODD = 3;
const MANY_ODD = 0.2;

/** Whether a column's certain readings have decimals that only averages have. */
export function holdsAverages(evidences: readonly Evidence[]): boolean {
  const marks = evidences.filter(
    ({ signs, share }) => share > SURE && plainValue(signs) !== undefined,
  );
  const odd = marks.filter(({ signs }) => hasUnusualDecimals(signs)).length;
  return odd >= FEWEST_ODD && odd > marks.length * MANY_ODD;
}

/** The fewest certain marks with a scale, and their ratio to those with another, that show the scale of a column. */
const FEWEST_SCALED = 3;
const SCALE = /\/\d+$/;

/** The scale that a column's certain marks have, as in `/20`; `undefined` if they have none, or several. */
export function scaleOf(evidences: readonly Evidence[]): string | undefined {
  const seen = new Map<string, number>();
  for (const { signs, share } of evidences) {
    const [scale] = (share > SURE && SCALE.exec(signs)) || [];
    if (scale !== undefined) seen.set(scale, (seen.get(scale) ?? 0) + 1);
  }
  const [most, second] = [...seen].toSorted(([, a], [, b]) => b - a);
  const isClear = most && most[1] >= FEWEST_SCALED && most[1] > MOSTLY * (second?.[1] ?? 0);
  return isClear ? most[0] : undefined;
}

/** Whether a reading has another scale than its column. */
export function hasOtherScale(signs: string, scale: string | undefined): boolean {
  const [own] = SCALE.exec(signs) ?? [];
  return own !== undefined && scale !== undefined && own !== scale;
}

/**
 * How well a reading fits the certain ones of its column, 0–1: someone who writes `7,50` does not write `7,5` in the
 * next row, and registration numbers have the same length.
 */
export function habitsOf(
  evidences: readonly Evidence[],
  kind: 'mark' | 'number',
): (signs: string) => number {
  const seen = new Map<string, number>();
  for (const { signs, share } of evidences) {
    const form = formOf(signs, kind);
    if (form !== undefined && share > SURE) seen.set(form, (seen.get(form) ?? 0) + 1);
  }
  const most = Math.max(0, ...seen.values());
  const sure = evidences.filter(({ share }) => share > SURE);
  const padded = sure.filter(({ signs }) => PADDED.test(signs)).length;
  const single = sure.filter(({ signs }) => SINGLE.test(signs)).length;
  const isPadding = padded >= FEWEST_PADDED && padded > single * MOSTLY;
  return (signs) => {
    if (kind === 'mark' && isPadding && SINGLE.test(signs)) return UNHEARD_OF;
    const form = formOf(signs, kind);
    if (form === undefined) return 1;
    return Math.max(LEAST, ((seen.get(form) ?? 0) + BEFORE) / (most + BEFORE));
  };
}

const WHOLE = /^(\d+)(?:\.\d+)?(?:\/\d+)?$/;

/** How usual the number of a mark's digits before its decimals is in a column, 0–1, by its certain marks. */
export function lengthHabit(evidences: readonly Evidence[]): (signs: string) => number {
  const lengthOf = (signs: string): number | undefined => WHOLE.exec(signs)?.[1]?.length;
  const lengths = evidences
    .filter(({ share }) => share > SURE)
    .flatMap(({ signs }) => lengthOf(signs) ?? []);
  const count = (length: number): number => lengths.filter((one) => one === length).length;
  const most = Math.max(0, ...lengths.map(count));
  return (signs) => {
    const length = lengthOf(signs);
    return length === undefined ? 1 : Math.max(LEAST, (count(length) + BEFORE) / (most + BEFORE));
  };
}
