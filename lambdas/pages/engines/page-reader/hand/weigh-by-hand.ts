import { SURE } from '#shared/page/doubts.ts';
import { ABSENCE } from '../digits/alphabet.ts';
import { mayBeAbsence } from '../digits/confidence.ts';
import { hasUnusualDecimals, removeDecimalMarks } from '../digits/mark-grammar.ts';
import {
  weighedLogs,
  weighReadings,
  type Comparison,
  type Evidence,
} from '../digits/weigh-readings.ts';
import type { CellNotes } from '#shared/page/page-reading.ts';
import type { Hand } from './hand.ts';
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

/** How well a shape fits a hand as this sign. */
function fitOfSign(hand: KnownHand, sign: string, shape: Shape | undefined): Fit {
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
}

function fitOf(fits: readonly Fit[]): Fit {
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
  /** Whether the likeliest other reading has more signs, decimal marks aside: the networks lose signs, and seldom invent them. */
  readonly mayBeLonger: boolean;
  /** Whether it is a number that may be an absence, by the networks. */
  readonly mayBeAbsent: boolean;
  readonly notes: CellNotes;
}

/** A reading: where the shape of each sign is kept in the notes (`places`), and how well that shape fits the hand. */
interface FittedReading {
  readonly signs: string;
  readonly places: readonly number[];
  readonly fits: readonly Fit[];
}

/**
 * How much better a reading of another length fits a hand than the general reading, as a logarithm, where it has another
 * sign in the same shape. A hand says which sign a shape is, and not whether a stroke is a sign at all. Where two signs share
 * a shape, it belongs to neither.
 */
const compareShared = (other: FittedReading, general: FittedReading): number =>
  other.places.reduce((sum, place, at) => {
    const there = general.places.indexOf(place);
    const isOfOneSign = other.places.indexOf(place) === other.places.lastIndexOf(place);
    if (there < 0 || !isOfOneSign || other.signs[at] === general.signs[there]) return sum;
    return sum + (other.fits[at]?.change ?? 0) - (general.fits[there]?.change ?? 0);
  }, 0);

const lengthOf = (signs: string): number => removeDecimalMarks(signs).length;

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
  const fitted = new Map(
    notes.readings.map(({ signs, places }): [string, FittedReading] => {
      const fits = places.map((place, at) => fitOfSign(hand, signs[at] ?? '', shapes[place]));
      return [signs, { signs, places, fits }];
    }),
  );
  const changeOf = ({ fits }: FittedReading): number => fitOf(fits).change;
  const lowest = Math.min(0, ...[...fitted.values()].map(changeOf));
  const own = fitted.get(general.signs);
  const changes = comparison.candidates.map((signs) => {
    const reading = fitted.get(signs);
    if (signs.length === general.signs.length) return reading ? changeOf(reading) : lowest;
    return (own ? changeOf(own) : lowest) + (own && reading ? compareShared(reading, own) : 0);
  });
  const changed = (logs: readonly number[]) => logs.map((log, at) => log + (changes[at] ?? 0));
  const mean = changed(comparison.mean);
  const byHand = { ...comparison, byLook: comparison.byLook.map(changed), mean };
  const evidence = weighReadings(byHand, weigh);
  const logs = weighedLogs(byHand, weigh);
  const [other] = comparison.candidates
    .map((signs, at) => ({ signs, log: logs[at] ?? Number.NEGATIVE_INFINITY }))
    .filter(({ signs }) => signs !== evidence.signs)
    .toSorted((a, b) => b.log - a.log);
  return {
    evidence,
    fit: fitOf(fitted.get(evidence.signs)?.fits ?? []),
    mayBeLonger: other !== undefined && lengthOf(other.signs) > lengthOf(evidence.signs),
    mayBeAbsent: mayBeAbsence({ reader: 'pens', evidence: general }),
    notes,
  };
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
export function handFeatures(
  { evidence, fit, mayBeLonger, mayBeAbsent, notes }: HandReading,
  hand: Hand,
): number[] {
  const share = logit(evidence.share) / 4;
  return [
    share,
    Math.min(0, share - CLEAR),
    logit(notes.confidence / 100) / 4,
    fit.lead / 4,
    Math.max(-4, Math.log(evidence.weight)) / 2,
    trackOf(hand),
    mayBeLonger ? -1 : 0,
    mayBeAbsent ? -1 : 0,
    // Decimals that only averages have are implausible, but seldom an error where somebody reads them.
    hasUnusualDecimals(evidence.signs) ? 1 : 0,
    // The rivals of an absence, such as `ab5`, make no sense, so that it is surer than its share says.
    ABSENCE.test(evidence.signs) ? 1 : 0,
  ];
}

/** A number that may be an absence can be certain if each sign is nearer to its samples by this than to those of others. */
const CLEAR_LEAD = 3;
/** Subtracted from the fitted logit, because a wrong mark without a question costs more than a question. */
const CAUTION = 0.2;
/** A certain mark becomes a doubt below this confidence by the hand. */
const RAISED = 97;
/** A sign that is nearer to the samples of another one by this is not certain, whatever the networks say. */
const LEAST_LEAD = -1.5;
const OTHERWISE = 90;

/**
 * The confidence, 0–100, of a reading by a hand. It is that of the reading without the hand where the hand knows nothing of
 * one of its signs, and no higher where a number may be an absence, unless all its signs look like digits of this hand.
 */
export function confidenceByHand(reading: HandReading, hand: Hand): number {
  const { evidence, fit, mayBeAbsent, notes } = reading;
  const sum = [...handFeatures(reading, hand), 1].reduce(
    (total, feature, index) => total + feature * (handModel.weights[index] ?? 0),
    -CAUTION,
  );
  const looksOtherwise = fit.samples > 0 && fit.lead < LEAST_LEAD;
  const confidence = Math.min(looksOtherwise ? OTHERWISE : 100, 100 / (1 + Math.exp(-sum)));
  const isSame = evidence.signs === notes.signs;
  if (fit.samples === 0 && isSame) return notes.confidence;
  const isAlone = fit.samples === 0 || (mayBeAbsent && fit.lead < CLEAR_LEAD);
  if (isAlone) return Math.min(notes.confidence, confidence);
  const isSure = notes.confidence >= SURE.mark && isSame;
  return isSure && confidence >= RAISED ? Math.max(notes.confidence, confidence) : confidence;
}
