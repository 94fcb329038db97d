import { SURE } from '#shared/gradebook/doubts.ts';
import { hasUnusualDecimals } from '../digits/mark-grammar.ts';
import { weighReadings, type Comparison, type Evidence } from '../digits/weigh-readings.ts';
import type { CellNotes, Hand } from './hand.ts';
import { handModel } from './hand-model.ts';
import type { KnownHand } from './known-hand.ts';
import { decodeShapes, type Shape } from './shape-codec.ts';

/** How much the likelihoods of shapes count, whose numbers depend on each other, and the most that one is believed. */
const TRUST = 0.2;
const MOST_LIKELIER = 12;
/** How much the distance from the nearest sample counts, beyond or below one that is usual. */
const TRUST_IN_NEAREST = 0.25;
const USUAL_DISTANCE = 6;
/** The change, as a logarithm, for a sign of which there is no sample, as the letters of `abs` in a hand that writes none. */
const UNHEARD_OF = -2;
/** Distances between shapes beyond these, and differences between them, say no more. */
const FARTHEST = 12;
const MOST_LEAD = 6;

/** How well a reading fits a hand. */
interface Fit {
  /** How much likelier its shapes are by this hand than by anybody's, as a logarithm; positive is likelier. */
  readonly change: number;
  /** By how much the nearest samples of other signs are further away than those of its own, for the worst sign. */
  readonly lead: number;
  /** The fewest samples of one of its signs. */
  readonly samples: number;
}

const UNKNOWN: Fit = { change: 0, lead: -MOST_LEAD, samples: 0 };
const UNKNOWN_SIGN: Fit = { ...UNKNOWN, change: UNHEARD_OF };

const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

function fitOf(hand: KnownHand, signs: string, shapes: readonly (Shape | undefined)[]): Fit {
  const fits = shapes.map((shape, at): Fit => {
    const sign = signs[at] ?? '';
    const known = hand.signs.get(sign);
    if (!known || !shape || known.count === 0) return UNKNOWN_SIGN;
    const { own, other } = hand.nearest(sign, shape);
    const distance = Math.min(FARTHEST, own);
    const lead = Math.min(FARTHEST, other) - distance;
    return {
      change:
        TRUST * between(-MOST_LIKELIER, known.likelier(shape), MOST_LIKELIER) +
        TRUST_IN_NEAREST * (USUAL_DISTANCE - distance),
      lead: between(-MOST_LEAD, lead, MOST_LEAD),
      samples: known.count,
    };
  });
  if (fits.length === 0) return UNKNOWN;
  return {
    change: fits.reduce((sum, { change }) => sum + change, 0),
    lead: Math.min(...fits.map(({ lead }) => lead)),
    samples: Math.min(...fits.map(({ samples }) => samples)),
  };
}

/** A cell that was read without a hand. */
export interface GeneralReading {
  readonly comparison: Comparison;
  readonly evidence: Evidence;
  readonly notes: CellNotes;
}

/** A cell's reading by a hand, beside the notes of its reading without one. */
export interface HandReading {
  readonly evidence: Evidence;
  readonly fit: Fit;
  readonly notes: CellNotes;
}

/**
 * Chooses a cell's reading anew: the networks' likelihoods, the prior `weigh` (0–1) of its column, and how well the
 * shapes of its signs fit this hand.
 */
export function weighByHand(
  { comparison, evidence: general, notes }: GeneralReading,
  weigh: (signs: string) => number,
  hand: KnownHand,
): HandReading {
  const shapes = decodeShapes(notes.shapes);
  const fits = new Map(
    notes.readings.map(({ signs, places }) => {
      const own = places.map((place) => shapes[place]);
      return [signs, fitOf(hand, signs, own)];
    }),
  );
  const lowest = Math.min(0, ...[...fits.values()].map(({ change }) => change));
  const own = fits.get(general.signs)?.change ?? lowest;
  // A hand says which sign a shape is, and not whether a stroke is a sign at all.
  const changes = comparison.candidates.map((signs) =>
    signs.length === general.signs.length ? (fits.get(signs)?.change ?? lowest) : own,
  );
  const changed = (logs: readonly number[]) => logs.map((log, at) => log + (changes[at] ?? 0));
  const evidence = weighReadings(
    { ...comparison, byLook: comparison.byLook.map(changed), mean: changed(comparison.mean) },
    weigh,
  );
  return { evidence, fit: fits.get(evidence.signs) ?? UNKNOWN, notes };
}

const logit = (share: number): number => {
  const held = between(0.0001, share, 0.9999);
  return Math.log(held / (1 - held));
};

/** Wrong marks that are assumed beside those of the confirmed pages, so that few pages say little. */
const ASSUMED = 2;

/** How much more often uncertain readings of this hand were right than expected; below 0 if less often. */
const trackOf = ({ track }: Hand): number =>
  -Math.log((track.wrong + ASSUMED) / (track.expected + ASSUMED));

/** The logit, divided by 4, from which on a greater share says less. */
const CLEAR = 0.5;

/** What speaks for a reading, as numbers of similar size; greater means more certain. */
export function handFeatures({ evidence, fit, notes }: HandReading, hand: Hand): number[] {
  const share = logit(evidence.share) / 4;
  return [
    share,
    Math.min(0, share - CLEAR),
    logit(notes.confidence / 100) / 4,
    fit.lead / 4,
    Math.max(-4, Math.log(evidence.weight)) / 2,
    trackOf(hand),
    notes.doubt === 'one sign more or less' ? -1 : 0,
    notes.doubt === 'number or absence' ? -1 : 0,
    // Decimals that only averages have are implausible, but seldom an error where somebody reads them.
    hasUnusualDecimals(evidence.signs) ? 1 : 0,
  ];
}

/** Numbers that might have been absences and were right, none being wrong, from which on another one can be certain. */
const FEWEST_RIGHT = 2;
/** Subtracted from the fitted logit, because a wrong mark without a question costs more than a question. */
const CAUTION = 0.1;
/** A certain mark becomes a doubt below this confidence by the hand. */
const RAISED = 97;
/** A sign that is nearer to the samples of another one by this is not certain, whatever the networks say. */
const LEAST_LEAD = -1.5;
const OTHERWISE = 90;

/**
 * The confidence, 0–100, of a reading by a hand. It is that of the reading without the hand where the hand knows nothing of
 * one of its signs, and no higher where a number may be an absence, unless such numbers were right on confirmed pages.
 */
export function confidenceByHand(reading: HandReading, hand: Hand): number {
  const { evidence, fit, notes } = reading;
  const sum = [...handFeatures(reading, hand), 1].reduce(
    (total, feature, index) => total + feature * (handModel.weights[index] ?? 0),
    -CAUTION,
  );
  const looksOtherwise = fit.samples > 0 && fit.lead < LEAST_LEAD;
  const confidence = Math.min(looksOtherwise ? OTHERWISE : 100, 100 / (1 + Math.exp(-sum)));
  const isSame = evidence.signs === notes.signs;
  if (fit.samples === 0 && isSame) return notes.confidence;
  const isUnfounded = hand.absences.cells >= FEWEST_RIGHT && hand.absences.wrong === 0;
  const isAlone = fit.samples === 0 || (notes.doubt === 'number or absence' && !isUnfounded);
  if (isAlone) return Math.min(notes.confidence, confidence);
  const isSure = notes.confidence >= SURE.mark && isSame;
  return isSure && confidence >= RAISED ? Math.max(notes.confidence, confidence) : confidence;
}
