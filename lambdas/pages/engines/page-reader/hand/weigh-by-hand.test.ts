import { describe, expect, it } from 'vitest';
import { SURE } from '#shared/page/doubts.ts';
import type { Evidence } from '../digits/weigh-readings.ts';
import { emptyHand } from './hand.ts';
import { handModel } from './hand-model.ts';
import { openHand, type OwnSample } from './known-hand.ts';
import { encodeShapes, type Shape } from './shape-codec.ts';
import { confidenceByHand, weighByHand, type HandReading } from './weigh-by-hand.ts';

const EVIDENCE: Omit<Evidence, 'signs'> = {
  ...{ share: 0.9999, leastShare: 0.9999, agreement: 1, decimalDoubt: 0, clarity: 0, weight: 1 },
  ...{ seconded: undefined, letterDoubt: 0 },
};

/** A reading of which networks and hand are certain, but for what a test changes. */
function reading(
  signs: string,
  {
    lead = 4,
    weight = 1,
    share = 0.9999,
    samples = 5,
    confidence = 99.8,
    mayBeLonger = false,
    mayBeAbsent = false,
  } = {},
): HandReading {
  return {
    evidence: { ...EVIDENCE, signs, share, weight },
    fit: { change: 0, lead, samples },
    ...{ mayBeLonger, mayBeAbsent },
    notes: {
      ...{ version: handModel.version, signs, confidence },
      ...{ readings: [], shapes: '' },
    },
  };
}

const sureOf = (one: HandReading) => confidenceByHand(one, { ...emptyHand(), pages: 2 });

describe('the confidence of a reading by a hand', () => {
  it('is low where a sign looks more like another one of this hand, whatever the networks say', () => {
    expect(sureOf(reading('12', { lead: -1 }))).toBeGreaterThanOrEqual(SURE.mark);
    expect(sureOf(reading('12', { lead: -2 }))).toBeLessThan(SURE.mark);
  });

  it('is that of the networks where the hand has no sample of a sign', () => {
    expect(sureOf(reading('12', { lead: -6, samples: 0 }))).toBe(99.8);
  });

  it('forgives decimals that only averages have, and nothing else that is as implausible', () => {
    const doubtful = { weight: 0.06, share: 0.9, confidence: 95 };
    expect(sureOf(reading('12.37', doubtful))).toBeGreaterThan(
      sureOf(reading('12.5', { ...doubtful, weight: 0.3 })),
    );
    expect(sureOf(reading('37', doubtful))).toBeLessThan(
      sureOf(reading('12.5', { ...doubtful, weight: 0.3 })),
    );
  });

  it('is lower where a sign may have been lost, and higher where an absence is read', () => {
    const doubtful = { share: 0.9, confidence: 90 };
    const sure = sureOf(reading('1.5', doubtful));
    expect(sureOf(reading('1.5', { ...doubtful, mayBeLonger: true }))).toBeLessThan(sure);
    expect(sureOf(reading('abs', doubtful))).toBeGreaterThan(sure);
    expect(sureOf(reading('9bs', doubtful))).toBe(sure);
  });

  it('settles that a number is no absence only where each sign looks like a digit of this hand', () => {
    const doubtful = { mayBeAbsent: true, confidence: 60 };
    expect(sureOf(reading('0', { ...doubtful, lead: 5 }))).toBeGreaterThanOrEqual(SURE.mark);
    expect(sureOf(reading('0', { ...doubtful, lead: 1 }))).toBe(60);
    expect(sureOf(reading('0', { ...doubtful, lead: 5, samples: 0 }))).toBe(60);
  });
});

/** How everybody writes a sign. */
const drawn = (sign: string): Shape => Float32Array.from(handModel.signs.get(sign)?.mean ?? []);

const hand = openHand(
  emptyHand(),
  [...'0167'].flatMap((sign) =>
    Array.from({ length: 4 }, (): OwnSample => ({ sign, shape: drawn(sign) })),
  ),
);

/** The signs, each with the place of its shape, of two possible readings; the second is likelier by so much. */
function weigh(
  shapes: readonly Shape[],
  general: readonly [string, readonly number[]],
  other: readonly [string, readonly number[]],
  ahead = 1,
) {
  const candidates = [general[0], other[0]];
  const mean = [-ahead, 0];
  const cell = {
    comparison: { candidates, byLook: [mean], mean },
    evidence: { ...EVIDENCE, signs: general[0] },
    notes: {
      ...{ version: handModel.version, signs: general[0], confidence: 60 },
      readings: [general, other].map(([signs, places], at) => ({
        ...{ signs, places: [...places] },
        log: mean[at] ?? 0,
      })),
      shapes: encodeShapes(shapes),
    },
  };
  return weighByHand(cell, () => 1, hand);
}

describe('weighing a reading of another length', () => {
  const ten = [drawn('1'), drawn('0'), drawn('6')];

  it('asks the hand which sign stands where both readings have one', () => {
    expect(weigh(ten, ['10', [0, 1]], ['6.0', [0, 2, 1]]).evidence.signs).toBe('10');
    const six = [drawn('6'), drawn('0'), drawn('6')];
    expect(weigh(six, ['10', [0, 1]], ['6.0', [0, 2, 1]], -1).evidence.signs).toBe('6.0');
  });

  it('does not ask whether a stroke is a sign, nor what a shape is that two signs share', () => {
    expect(weigh(ten, ['10', [0, 1]], ['1.0', [0, 2, 1]]).evidence.signs).toBe('1.0');
    expect(weigh(ten, ['10', [0, 1]], ['670', [0, 0, 1]]).evidence.signs).toBe('670');
  });

  it('tells whether the likeliest other reading has more signs, decimal marks aside', () => {
    expect(weigh(ten, ['10', [0, 1]], ['6.10', [2, 2, 0, 1]], -1).mayBeLonger).toBe(true);
    expect(weigh(ten, ['10', [0, 1]], ['1.0', [0, 2, 1]], -1).mayBeLonger).toBe(false);
    expect(weigh(ten, ['10', [0, 1]], ['1', [0]], -1).mayBeLonger).toBe(false);
  });
});
