import { z } from 'zod/mini';
import fitted from './confidence.json' with { type: 'json' };
import type { Evidence } from './weigh-readings.ts';

/** What confidence is judged by: a cell's own evidence, and what its column is like. */
export interface Circumstances {
  readonly evidence: Evidence;
  /** Of the digits, in pixels of the picture itself. */
  readonly pictureHeight: number;
  /** Share, 0–1, of the column's written cells whose own evidence is weak. */
  readonly columnDoubt: number;
  /** It has a digit that the column's hand makes like another. */
  readonly isAlike: boolean;
}

const logit = (share: number): number => {
  const held = Math.min(0.9999, Math.max(0.0001, share));
  return Math.log(held / (1 - held));
};

/** Evidence as numbers of about the same size, each greater where a reading is surer. */
export const featuresOf = ({ evidence, pictureHeight, columnDoubt }: Circumstances): number[] => [
  logit(evidence.share) / 4,
  logit(evidence.leastShare) / 4,
  evidence.agreement,
  Math.max(-4, evidence.clarity) * 2,
  logit(1 - evidence.decimalDoubt) / 4,
  Math.max(-4, Math.log(evidence.weight)) / 2,
  evidence.signs.includes('?') ? -1 : 0,
  /[absغ]/.test(evidence.signs) ? -1 : 0,
  Math.log(Math.min(24, Math.max(6, pictureHeight)) / 24),
  -Math.sqrt(columnDoubt) * 2,
  -Math.min(8, evidence.signs.length) / 4,
];

/** The weights, in the order of {@link featuresOf}, and the bias after them. */
const weights = z.parse(z.object({ weights: z.array(z.number()) }), fitted).weights;

/** Digits lower than this, in pixels of the picture, lose their decimal marks. */
const SMALL = 18;
const DECIMAL_DOUBT = 0.02;
const IMPLAUSIBLE = 0.3;
/** What a reading gets at most that a person must see. */
const UNSURE = 60;
/** And at most with a digit that the hand makes like another: most of them are right. */
const ALIKE = 90;

/**
 * Where small digits leave the decimal mark open: another reading with or without one is held possible, or the mark is
 * one that only a lost decimal mark explains.
 */
function mayHaveLostDecimal({ evidence, pictureHeight }: Circumstances): boolean {
  if (pictureHeight >= SMALL) return false;
  const isLongNumber = /^\d{3,}(?:\/|$)/.test(evidence.signs) && evidence.weight < IMPLAUSIBLE;
  return evidence.decimalDoubt > DECIMAL_DOUBT || isLongNumber;
}

/** A confidence in per cent, or less where a decimal mark may be lost, or a digit is like another. */
export function cappedFor(circumstances: Circumstances, confidence: number): number {
  if (mayHaveLostDecimal(circumstances)) return Math.min(UNSURE, confidence);
  return circumstances.isAlike ? Math.min(ALIKE, confidence) : confidence;
}

/** The share, in per cent, of cells like this one that are read exactly. */
export function confidenceOf(circumstances: Circumstances): number {
  const sum = [...featuresOf(circumstances), 1].reduce(
    (total, feature, index) => total + feature * (weights[index] ?? 0),
    0,
  );
  return cappedFor(circumstances, 100 / (1 + Math.exp(-sum)));
}
