import type { Gradebook } from '../../model/gradebook.ts';
import {
  honourIds,
  usualHonours,
  type HonourId,
  type HonourThresholds,
} from '../../model/honours.ts';
import { scaleOf, toHundredths } from '../averages/averages.ts';
import { countedMark, parseMark } from '../marks/parse-mark.ts';

/** Limits of the class council's bands, as shares of the full mark: 8, 10, 12, 14 and 16 out of 20. */
export const BANDS = [0.4, 0.5, 0.6, 0.7, 0.8] as const;
/** The share of the full mark that passes. */
export const PASS = 0.5;
/** The full mark that thresholds of honours are about. */
const HONOURS_SCALE = 20;

/** The statistics of one column for a class council. */
export interface Statistics {
  readonly scale: number;
  /** How many pupils have a valid mark, were absent, or have neither (empty or invalid). */
  readonly marked: number;
  readonly absent: number;
  readonly blank: number;
  readonly mean: number;
  /** Of an even number of marks, the mean of the middle two. */
  readonly median: number;
  readonly highest: number;
  readonly lowest: number;
  readonly passed: number;
  /** Pupils in each band: below the first limit, between limits, and from the last limit on. */
  readonly bands: readonly number[];
  readonly honours: Readonly<Record<HonourId, number>>;
}

/** Whether a mark is at least a share of the full mark; the margin corrects binary fractions such as 9.6 of 12. */
const reaches = (mark: number, share: number, scale: number): boolean =>
  mark >= share * scale - 1e-9;

/** The band of a mark, from 0 for the lowest. */
export const bandOf = (mark: number, scale: number): number =>
  BANDS.filter((limit) => reaches(mark, limit, scale)).length;

/** Whether a mark passes. */
export const passes = (mark: number, scale: number): boolean => reaches(mark, PASS, scale);

/** The highest award that an average reaches. */
export const honourOf = (
  average: number,
  scale: number,
  thresholds: HonourThresholds,
): HonourId | undefined =>
  honourIds.findLast((id) => {
    const from = thresholds[id];
    return from !== undefined && reaches(average, from / HONOURS_SCALE, scale);
  });

/** @param values at least one */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return toHundredths((below + above) / 2);
}

/**
 * The statistics of marks; undefined if there are none.
 * @param values marks on a scale, or `absent`
 */
export function statisticsOf(
  values: readonly (number | 'absent' | undefined)[],
  scale: number,
  thresholds: HonourThresholds = usualHonours.thresholds,
): Statistics | undefined {
  const marks = values.filter((value) => typeof value === 'number');
  if (marks.length === 0) return undefined;
  const absent = values.filter((value) => value === 'absent').length;
  const honoured = (id: HonourId): number =>
    marks.filter((mark) => honourOf(mark, scale, thresholds) === id).length;
  return {
    scale,
    marked: marks.length,
    absent,
    blank: values.length - marks.length - absent,
    mean: toHundredths(marks.reduce((sum, mark) => sum + mark, 0) / marks.length),
    median: medianOf(marks),
    highest: Math.max(...marks),
    lowest: Math.min(...marks),
    passed: marks.filter((mark) => passes(mark, scale)).length,
    bands: Array.from(
      { length: BANDS.length + 1 },
      (_, band) => marks.filter((mark) => bandOf(mark, scale) === band).length,
    ),
    honours: {
      'honour-roll': honoured('honour-roll'),
      encouragement: honoured('encouragement'),
      congratulations: honoured('congratulations'),
      excellence: honoured('excellence'),
    },
  };
}

/** The statistics of marks as they are written. Marks above the full mark count as missing. */
export const statisticsOfTexts = (
  texts: readonly string[],
  scale: number,
): Statistics | undefined =>
  statisticsOf(
    texts.map((text) => (parseMark(text).kind === 'absent' ? 'absent' : countedMark(text, scale))),
    scale,
  );

/** The statistics of one column, without summary rows. Marks above the full mark count as missing. */
export function columnStatistics(
  { columns, rows }: Pick<Gradebook, 'columns' | 'rows'>,
  index: number,
): Statistics | undefined {
  const column = columns[index];
  if (!column) return undefined;
  const texts = rows.filter(({ summary }) => !summary).map(({ cells }) => cells[index]?.text ?? '');
  return statisticsOfTexts(texts, scaleOf(column));
}

/** The limits of a band, from a mark up to, but excluding, another; the first and the last have only one. */
export interface BandLimits {
  readonly from: number | undefined;
  readonly below: number | undefined;
}
export interface Band extends BandLimits {
  readonly count: number;
}

/** The limits of each band, from the lowest, on a scale. */
export const bandLimits = (scale: number): readonly BandLimits[] =>
  Array.from({ length: BANDS.length + 1 }, (_, index) => {
    const [from, below] = [BANDS[index - 1], BANDS[index]];
    return {
      from: from === undefined ? undefined : from * scale,
      below: below === undefined ? undefined : below * scale,
    };
  });

/** The bands of marks with their limits. */
export const bandsOf = ({ bands, scale }: Statistics): readonly Band[] =>
  bandLimits(scale).map((limits, index) => ({ ...limits, count: bands[index] ?? 0 }));
