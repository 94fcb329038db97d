import { z } from 'zod/mini';
import fitted from './confidence.json' with { type: 'json' };
import type { Evidence } from './weigh-readings.ts';

/** The evidence for a reading's confidence, from its cell and its column. */
export interface Circumstances {
  readonly evidence: Evidence;
  /** The height of the digits, in pixels of the picture. */
  readonly pictureHeight: number;
  /** Share, 0–1, of the column's written cells with weak evidence. */
  readonly columnDoubt: number;
  /** Whether it contains a digit that the column's handwriting hardly distinguishes from another. */
  readonly isAlike: boolean;
}

const logit = (share: number): number => {
  const held = Math.min(0.9999, Math.max(0.0001, share));
  return Math.log(held / (1 - held));
};

/** Evidence as numbers of similar size; greater means more certain. */
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

/** The weights, in the order of {@link featuresOf}, followed by the bias. */
const weights = z.parse(z.object({ weights: z.array(z.number()) }), fitted).weights;

/** Pixels of the picture; lower digits lose their decimal marks. */
const SMALL = 18;
const DECIMAL_DOUBT = 0.02;
const IMPLAUSIBLE = 0.3;
/** Maximum confidence of a reading that a person must check. */
const UNSURE = 60;
/** Maximum confidence with a digit that resembles another; most of these are right. */
const ALIKE = 90;

/**
 * Whether small digits leave the decimal mark uncertain: a reading with or without one is possible too, or the mark
 * makes sense only with a lost one.
 */
function mayHaveLostDecimal({ evidence, pictureHeight }: Circumstances): boolean {
  if (pictureHeight >= SMALL) return false;
  const isLongNumber = /^\d{3,}(?:\/|$)/.test(evidence.signs) && evidence.weight < IMPLAUSIBLE;
  return evidence.decimalDoubt > DECIMAL_DOUBT || isLongNumber;
}

/** Limits a confidence in per cent if a decimal mark may be lost or a digit resembles another. */
export function cappedFor(circumstances: Circumstances, confidence: number): number {
  if (mayHaveLostDecimal(circumstances)) return Math.min(UNSURE, confidence);
  return circumstances.isAlike ? Math.min(ALIKE, confidence) : confidence;
}

/** The share, in per cent, of similar cells that are read exactly. */
export function confidenceOf(circumstances: Circumstances): number {
  const sum = [...featuresOf(circumstances), 1].reduce(
    (total, feature, index) => total + feature * (weights[index] ?? 0),
    0,
  );
  return cappedFor(circumstances, 100 / (1 + Math.exp(-sum)));
}
