import { describe, expect, it } from 'vitest';
import type { Evidence } from '../digits/weigh-readings.ts';
import { emptyHand, type Hand } from './hand.ts';
import { handModel } from './hand-model.ts';
import { learnPage } from './learn-page.ts';
import { readColumnByHand, type ColumnCell } from './read-column-by-hand.ts';
import { encodeShapes, SHAPE_SIZE, type Shape } from './shape-codec.ts';

const EVIDENCE: Omit<Evidence, 'signs'> = {
  ...{ share: 0.5, leastShare: 0.5, agreement: 1, decimalDoubt: 0, clarity: 0, weight: 1 },
  ...{ seconded: undefined, letterDoubt: 0 },
};

/** How everybody writes a sign, and more or less of a way in which few do. */
const drawn = (sign: string, oddly = 0): Shape =>
  Float32Array.from(
    { length: SHAPE_SIZE },
    (_, at) => (handModel.signs.get(sign)?.mean[at] ?? 0) + (at % 3 === 0 ? oddly : 0),
  );

/** A cell with one sign that is a 1 or a 7, the first slightly likelier without a hand. */
function cell(
  shape: Shape,
  { signs, confidence }: { signs: string; confidence: number },
): ColumnCell {
  const candidates = ['1', '7'];
  const isCertain = confidence > 99;
  const mean = candidates.map((one) => {
    if (one === signs) return -0.01;
    return isCertain ? -5 : -0.6;
  });
  return {
    comparison: { candidates, byLook: [mean], mean },
    evidence: { ...EVIDENCE, signs },
    notes: {
      ...{ version: handModel.version, signs, confidence },
      readings: candidates.map((one, at) => ({ signs: one, log: mean[at] ?? 0, places: [0] })),
      shapes: encodeShapes([shape]),
    },
    weigh: () => 1,
  };
}

/** A hand whose confirmed 1 and 7 look as those of everybody. */
function plainHand(): Hand {
  const confirmed = ['1', '7'].flatMap((signs) =>
    Array.from({ length: 4 }, () => ({
      notes: cell(drawn(signs), { signs, confidence: 99.9 }).notes,
      text: signs,
    })),
  );
  return learnPage(emptyHand(), confirmed);
}

/** A shape that the hand takes for a 1 as long as no 7 like it was seen. */
const newSeven: Shape = drawn('1', 1).map(
  (value, at) => 0.6 * value + 0.4 * (drawn('7', 1)[at] ?? 0),
);
const doubted = cell(newSeven, { signs: '1', confidence: 60 });
const certainSeven = cell(newSeven, { signs: '7', confidence: 99.8 });

const read = (cells: readonly (ColumnCell | undefined)[], hand = plainHand()) =>
  readColumnByHand(cells, hand).map((reading) => reading?.evidence.signs);

describe('reading a column by a hand', () => {
  it('learns from its certain marks how a digit is written that confirmed pages show otherwise', () => {
    expect(read([doubted])).toEqual(['1']);
    expect(read([doubted, undefined, certainSeven, certainSeven, certainSeven])).toEqual([
      ...['7', undefined, '7', '7', '7'],
    ]);
  });

  it('learns nothing from marks that are not certain, may be absences, or are contradicted by the hand', () => {
    const uncertain = cell(newSeven, { signs: '7', confidence: 99.4 });
    const mayBeAbsent: ColumnCell = {
      ...certainSeven,
      evidence: { ...certainSeven.evidence, letterDoubt: 0.9 },
    };
    const contradicted = cell(drawn('1'), { signs: '7', confidence: 99.8 });
    for (const other of [uncertain, mayBeAbsent, contradicted])
      expect(read([doubted, other, other, other])[0]).toBe('1');
  });

  it('never reads a mark by its own shape, nor a hand by the column before', () => {
    const hand = plainHand();
    const before = structuredClone(hand);
    const alone = readColumnByHand([certainSeven], hand);
    expect(readColumnByHand([certainSeven, certainSeven], hand)[0]).toEqual(alone[0]);
    expect(hand).toEqual(before);
    expect(read([doubted], hand)).toEqual(['1']);
  });
});
