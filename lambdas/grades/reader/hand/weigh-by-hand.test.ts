import { describe, expect, it } from 'vitest';
import { SURE } from '#shared/gradebook/doubts.ts';
import { emptyHand } from './hand.ts';
import { handModel } from './hand-model.ts';
import { confidenceByHand, type HandReading } from './weigh-by-hand.ts';

/** A reading of which networks and hand are certain, but for what a test changes. */
function reading(
  signs: string,
  { lead = 4, weight = 1, share = 0.9999, samples = 5, confidence = 99.8 } = {},
): HandReading {
  const looks = { leastShare: share, agreement: 1, decimalDoubt: 0, clarity: 0 };
  return {
    evidence: { signs, share, weight, ...looks, seconded: undefined, letterDoubt: 0 },
    fit: { change: 0, lead, samples },
    notes: {
      ...{ version: handModel.version, signs, confidence, doubt: 'other' },
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
});
