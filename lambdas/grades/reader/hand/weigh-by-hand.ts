import { weighReadings, type Comparison, type Evidence } from '../digits/weigh-readings.ts';
import type { CellNotes, Hand } from './hand.ts';
import type { KnownHand } from './known-hand.ts';
import { handModel } from './hand-model.ts';
import { decodeShapes, type Shape } from './shape-codec.ts';

/** How much the likelihoods of shapes count, which are far from independent, and how much a sign can change a reading. */
const TRUST = 0.3;
const MOST_CHANGE = 4;

/** How well a reading fits a hand. */
interface Fit {
  /** How much likelier its shapes are by this hand than by anybody's, as a logarithm; positive is likelier. */
  readonly change: number;
  /** The same of the sign that fits worst, before it is limited. */
  readonly least: number;
  /** By how much the nearest samples of other signs are further away than those of its own, for the worst sign. */
  readonly lead: number;
  /** How unlike the hand's usual shapes the worst sign is. */
  readonly strangeness: number;
  /** The fewest samples of one of its signs. */
  readonly samples: number;
}

const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

const FARTHEST = 12;
const UNKNOWN: Fit = { change: 0, least: 0, lead: -6, strangeness: 2, samples: 0 };

function fitOf(hand: KnownHand, signs: string, shapes: readonly (Shape | undefined)[]): Fit {
  const fits = shapes.map((shape, at): Fit => {
    const sign = hand.signs.get(signs[at] ?? '');
    if (!sign || !shape || sign.count === 0) return UNKNOWN;
    const change = between(-FARTHEST, sign.likelier(shape), FARTHEST);
    const { own, other } = hand.nearest(signs[at] ?? '', shape);
    return {
      change: between(-MOST_CHANGE, TRUST * change, MOST_CHANGE),
      least: change,
      lead: between(-6, Math.min(FARTHEST, other) - Math.min(FARTHEST, own), 6),
      strangeness: sign.strangeness(shape),
      samples: sign.count,
    };
  });
  if (fits.length === 0) return UNKNOWN;
  return {
    change: fits.reduce((sum, { change }) => sum + change, 0),
    least: Math.min(...fits.map(({ least }) => least)),
    lead: Math.min(...fits.map(({ lead }) => lead)),
    strangeness: Math.max(...fits.map(({ strangeness }) => strangeness)),
    samples: Math.min(...fits.map(({ samples }) => samples)),
  };
}

/** A cell's reading by a hand. */
export interface HandReading {
  readonly evidence: Evidence;
  readonly fit: Fit;
  readonly notes: CellNotes;
  readonly general: Evidence;
}

/**
 * Chooses a cell's reading anew: the networks' likelihoods, the prior `weigh` of its column, and how well the shapes of
 * its signs fit this hand.
 */
export function weighByHand(
  {
    comparison,
    notes,
    evidence: general,
  }: {
    readonly comparison: Comparison;
    readonly notes: CellNotes;
    readonly evidence: Evidence;
  },
  weigh: (signs: string) => number,
  hand: KnownHand,
): HandReading {
  const shapes = decodeShapes(notes.shapes);
  const fits = new Map(
    notes.readings.map(({ signs, places }) => [
      signs,
      fitOf(
        hand,
        signs,
        places.map((place) => shapes[place]),
      ),
    ]),
  );
  const all = [...fits.values()].map(({ change }) => change);
  const lowest = Math.min(0, ...all);
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
  return { evidence, fit: fits.get(evidence.signs) ?? UNKNOWN, notes, general };
}

const logit = (share: number): number => {
  const held = between(0.0001, share, 0.9999);
  return Math.log(held / (1 - held));
};

type Record = Hand['doubts'][string];

/** How much more often readings were right than expected; below 0 if they were wrong more often. */
const trackOf = ({ expected, wrong }: Record, prior: number): number =>
  -Math.log((wrong + prior) / (expected + prior));

const NEVER: Record = { cells: 0, expected: 0, wrong: 0 };

/** What speaks for a reading, as numbers of similar size; greater means more certain. */
export function handFeatures(
  { evidence, fit, notes, general }: HandReading,
  { doubts }: Hand,
): number[] {
  const all = Object.values(doubts).reduce(
    (sum, { cells, expected, wrong }) => ({
      cells: sum.cells + cells,
      expected: sum.expected + expected,
      wrong: sum.wrong + wrong,
    }),
    NEVER,
  );
  return [
    logit(evidence.share) / 4,
    logit(notes.confidence / 100) / 4,
    evidence.signs === general.signs ? 0 : -1,
    fit.lead / 4,
    -fit.strangeness,
    between(-6, fit.least, FARTHEST) / 6,
    Math.max(-4, general.clarity) * 2,
    Math.max(-4, Math.log(evidence.weight)) / 2,
    logit(1 - evidence.decimalDoubt) / 4,
    logit(general.seconded ?? 0.5) / 4,
    Math.log1p(fit.samples) / 2,
    trackOf(doubts[notes.doubt] ?? NEVER, 1),
    trackOf(all, 2),
    notes.doubt === 'one more' ? -1 : 0,
    notes.doubt === 'decimal mark' ? -1 : 0,
    notes.doubt === 'absence' ? -1 : 0,
    -Math.min(8, evidence.signs.length) / 4,
    logit(general.share) / 4,
  ];
}

/** Doubts about an absence that were right, none being wrong, from which on such a doubt can be settled. */
const FEWEST_RIGHT = 4;

/**
 * The confidence, 0–100, of a reading by a hand. A doubt stays where the hand knows nothing of a sign, and a number that
 * may be an absence stays doubtful unless such doubts were unfounded on confirmed pages.
 */
export function confidenceByHand(reading: HandReading, hand: Hand): number {
  const { fit, notes } = reading;
  const sum = [...handFeatures(reading, hand), 1].reduce(
    (total, feature, index) => total + feature * (handModel.weights[index] ?? 0),
    0,
  );
  const confidence = 100 / (1 + Math.exp(-sum));
  const { cells, wrong } = hand.doubts['absence'] ?? NEVER;
  const isUnfounded = cells >= FEWEST_RIGHT && wrong === 0;
  const isAlone = fit.samples === 0 || (notes.doubt === 'absence' && !isUnfounded);
  return isAlone ? Math.min(notes.confidence, confidence) : confidence;
}
