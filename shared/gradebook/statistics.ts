import type { Gradebook } from '../model/gradebook.ts';
import { scaleOf, toHundredths } from './averages.ts';
import { markValue, parseMark } from './parse-mark.ts';

/** Limits of the class council's bands, as shares of the full mark: 8, 10, 12, 14 and 16 out of 20. */
export const BANDS = [0.4, 0.5, 0.6, 0.7, 0.8] as const;
/** The share of the full mark that passes. */
export const PASS = 0.5;
/** The council's awards, from the lowest: 12, 14, 16 and 18 out of 20; schools use different ones. */
export const honours = [
  { id: 'honour-roll', from: 0.6 },
  { id: 'encouragement', from: 0.7 },
  { id: 'congratulations', from: 0.8 },
  { id: 'excellence', from: 0.9 },
] as const;
export type HonourId = (typeof honours)[number]['id'];

/** The statistics of one column for a class council. */
export interface Statistics {
  readonly scale: number;
  /** How many pupils have a valid mark, were absent, or have neither (empty or invalid). */
  readonly marked: number;
  readonly absent: number;
  readonly blank: number;
  readonly mean: number;
  readonly highest: number;
  readonly lowest: number;
  readonly passed: number;
  /** Pupils in each band: below the first limit, between limits, and from the last limit on. */
  readonly bands: readonly number[];
  readonly honours: Readonly<Record<HonourId, number>>;
}

const bandOf = (share: number): number => BANDS.filter((limit) => share >= limit).length;

const honourOf = (share: number): HonourId | undefined =>
  honours.findLast(({ from }) => share >= from)?.id;

/**
 * The rank of a value, 1 for the highest; equal values share a rank.
 * @param values all values, with or without the ranked one
 */
export const rankIn = (values: readonly number[], ranked: number): number =>
  1 + values.filter((value) => value > ranked).length;

/**
 * The statistics of marks; undefined if there are none.
 * @param values marks on a scale, or `absent`
 */
export function statisticsOf(
  values: readonly (number | 'absent' | undefined)[],
  scale: number,
): Statistics | undefined {
  const marks = values.filter((value) => typeof value === 'number');
  if (marks.length === 0) return undefined;
  const shares = marks.map((mark) => mark / scale);
  const absent = values.filter((value) => value === 'absent').length;
  const count = (isCounted: (share: number) => boolean): number => shares.filter(isCounted).length;
  const honoured = (id: HonourId): number => count((share) => honourOf(share) === id);
  return {
    scale,
    marked: marks.length,
    absent,
    blank: values.length - marks.length - absent,
    mean: toHundredths(marks.reduce((sum, mark) => sum + mark, 0) / marks.length),
    highest: Math.max(...marks),
    lowest: Math.min(...marks),
    passed: count((share) => share >= PASS),
    bands: Array.from({ length: BANDS.length + 1 }, (_, band) =>
      count((share) => bandOf(share) === band),
    ),
    honours: {
      'honour-roll': honoured('honour-roll'),
      encouragement: honoured('encouragement'),
      congratulations: honoured('congratulations'),
      excellence: honoured('excellence'),
    },
  };
}

/** The statistics of one column, without summary rows. */
export function columnStatistics(
  { columns, rows }: Pick<Gradebook, 'columns' | 'rows'>,
  index: number,
): Statistics | undefined {
  const column = columns[index];
  if (!column) return undefined;
  const scale = scaleOf(column);
  const values = rows
    .filter(({ summary }) => !summary)
    .map(({ cells }) => {
      const text = cells[index]?.text ?? '';
      return parseMark(text).kind === 'absent' ? 'absent' : markValue(text, scale);
    });
  return statisticsOf(values, scale);
}
