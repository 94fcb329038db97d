import * as z from 'zod/mini';
import { LETTERS } from './alphabet.ts';
import fitted from './confidence.json' with { type: 'json' };
import type { Evidence } from './weigh-readings.ts';

/**
 * The networks that chose a reading: those that learnt Western or Arabic-Indic digits from people's pens, or the one of a
 * script that reads strips of one digit height.
 */
export const readers = ['pens', 'indicPens', 'line'] as const;
export type Reader = (typeof readers)[number];

/** The evidence for a reading's confidence, from its cell and its column. */
export interface Circumstances {
  readonly reader: Reader;
  readonly evidence: Evidence;
  /** The width of the ink, in digit heights. */
  readonly inkWidth: number;
  /** The height of the digits, in pixels of the picture. */
  readonly pictureHeight: number;
  /** Share, 0–1, of the column's written cells with weak evidence. */
  readonly columnDoubt: number;
  /** Whether it contains a digit that the column's handwriting hardly distinguishes from another. */
  readonly isAlike: boolean;
  /** Whether its scale is another than the column's, as in `8/10` among marks out of 20. */
  readonly isOtherScale: boolean;
  /** Whether the cell has ink that the reading does not explain, or not for sure. */
  readonly leavesInk: boolean;
  /** Whether it may be a tick or another sign that is no mark. */
  readonly mayBeTick: boolean;
}

const logit = (share: number): number => {
  const held = Math.min(0.9999, Math.max(0.0001, share));
  return Math.log(held / (1 - held));
};

/** The usual widths of narrow signs, and of all others, in digit heights. */
const NARROW = new Map([
  ['1', 0.35],
  ['.', 0.3],
  ['/', 0.5],
  ['-', 0.6],
]);
const WIDE = 0.78;
const MOST_UNEXPLAINED = 1.5;

/** How much wider the ink is than the signs of a reading usually are, in digit heights. */
const unexplainedInk = ({ evidence, inkWidth }: Circumstances): number =>
  [...evidence.signs].reduce((left, sign) => left - (NARROW.get(sign) ?? WIDE), inkWidth);

const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Pixels of the picture; lower digits lose their decimal marks. */
const SMALL = 18;
const DECIMAL_DOUBT = 0.02;
const IMPLAUSIBLE = 0.3;

/**
 * Whether small digits leave the decimal mark uncertain: a reading with or without one is possible too, or the mark
 * makes sense only with a lost one.
 */
function mayHaveLostDecimal({ evidence, pictureHeight }: Circumstances): boolean {
  if (pictureHeight >= SMALL) return false;
  const isLongNumber = /^\d{3,}(?:\/|$)/.test(evidence.signs) && evidence.weight < IMPLAUSIBLE;
  return evidence.decimalDoubt > DECIMAL_DOUBT || isLongNumber;
}

/** Evidence as numbers of similar size; greater means more certain. */
export function featuresOf(circumstances: Circumstances): number[] {
  const { evidence, pictureHeight, columnDoubt } = circumstances;
  const unexplained = unexplainedInk(circumstances);
  return [
    logit(evidence.share) / 4,
    logit(evidence.leastShare) / 4,
    evidence.agreement,
    Math.max(-4, evidence.clarity) * 2,
    logit(1 - evidence.decimalDoubt) / 4,
    Math.max(-4, Math.log(evidence.weight)) / 2,
    evidence.signs.includes('?') ? -1 : 0,
    LETTERS.test(evidence.signs) ? -1 : 0,
    Math.log(Math.min(24, Math.max(6, pictureHeight)) / 24),
    -Math.sqrt(columnDoubt) * 2,
    -Math.min(8, evidence.signs.length) / 4,
    evidence.seconded === undefined ? 0 : logit(evidence.seconded) / 4,
    -between(0, unexplained, MOST_UNEXPLAINED),
    between(-MOST_UNEXPLAINED, unexplained, 0),
    mayHaveLostDecimal(circumstances) ? -1 : 0,
  ];
}

const fittedWeights = z.object({ weights: z.array(z.number()) });
/** For each reader the weights, in the order of {@link featuresOf}, followed by the bias. */
const weightsOf = z.parse(z.record(z.enum(readers), fittedWeights), fitted);

/**
 * A whole number with more than this share of readings with letters may be an absence. The networks of pens for
 * Western digits know Latin letters themselves, so only a clear `غ` makes their numbers doubtful.
 */
const LETTER_DOUBT: Readonly<Record<Reader, number>> = {
  pens: 0.8,
  indicPens: 0.2,
  line: 0.2,
};
/** Maximum confidence of a reading that a person must check. */
export const UNSURE = 60;
/** Maximum confidence with a digit that resembles another, or with ink that is not explained; most of these are right. */
export const DOUBTED = 90;

/** Whether a number may be an absence, so that a person must check it. */
export const mayBeAbsence = ({ reader, evidence }: Pick<Circumstances, 'reader' | 'evidence'>) =>
  /\d/.test(evidence.signs) &&
  !/[./]/.test(evidence.signs) &&
  evidence.letterDoubt > LETTER_DOUBT[reader];

/**
 * Limits a confidence in per cent if an absence, a tick, another scale, a lost sign, a lost decimal mark or digits that resemble
 * each other are possible. For the networks of pens the last two are only numbers among those that are fitted.
 */
export function cappedFor(circumstances: Circumstances, confidence: number): number {
  const { reader, isAlike, isOtherScale, mayBeTick, leavesInk } = circumstances;
  if (mayBeAbsence(circumstances) || isOtherScale || mayBeTick) return Math.min(UNSURE, confidence);
  if (reader === 'line' && mayHaveLostDecimal(circumstances)) return Math.min(UNSURE, confidence);
  const isDoubted = leavesInk || (reader === 'line' && isAlike);
  return isDoubted ? Math.min(DOUBTED, confidence) : confidence;
}

/** The share, in per cent, of similar cells that are read exactly. */
export function confidenceOf(circumstances: Circumstances): number {
  const { weights } = weightsOf[circumstances.reader];
  const sum = [...featuresOf(circumstances), 1].reduce(
    (total, feature, index) => total + feature * (weights[index] ?? 0),
    0,
  );
  return cappedFor(circumstances, 100 / (1 + Math.exp(-sum)));
}
