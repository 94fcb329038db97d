import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  annualAverage,
  decisionOf,
  generalAverage,
  type SubjectMark,
  type Weight,
} from './general-average.ts';

const rule = { leftOut: { absent: false, excused: false }, scale: 20 };
const weight = (coefficient: number | undefined, more: Partial<Weight> = {}): Weight => ({
  ...{ coefficient, mayBeExempt: false, ...more },
});
const average = (marks: readonly SubjectMark[], weights: readonly Weight[]) =>
  generalAverage(marks, weights, rule).average;

const marks = fc.integer({ min: 0, max: 2000 });
const quarters = fc.integer({ min: 1, max: 80 }).map((count) => weight(count / 4));
const marked = fc.array(fc.tuple(marks, quarters), { minLength: 1, maxLength: 20 });
const split = (pairs: readonly (readonly [SubjectMark, Weight])[]) =>
  [pairs.map(([mark]) => mark), pairs.map(([, one]) => one)] as const;

describe('the general average', () => {
  it.each([
    // 10.005 exactly, which no binary fraction is.
    [[1000, 1001], [1, 1], 10.01],
    [[1000, 1000, 1001], [1, 1, 1], 10],
    [[1200, 800], [1.5, 1], 10.4],
    [[1055, 1066, 1078, 1063], [1, 1, 1, 1], 10.66],
    [[0, 1], [1, 1], 0.01],
    [[0, 1], [1.25, 1.25], 0.01],
    [[2000], [0.25], 20],
  ])('of %j with coefficients %j is %d', (given, coefficients, expected) => {
    const weights = coefficients.map((one) => weight(one));
    expect(average(given, weights)).toBe(expected);
  });

  it('is rounded up at each half and not below it', () => {
    for (let cents = 0; cents < 2000; cents += 1) {
      const twice = [weight(1), weight(1)];
      expect(average([cents, cents + 1], twice)).toBe((cents + 1) / 100);
      const often = Array.from({ length: 201 }, () => weight(1));
      const below = often.map((_, at) => cents + (at < 100 ? 1 : 0));
      expect(average(below, often)).toBe(cents / 100);
    }
  });

  it('does not depend on the order of the subjects', () => {
    const shuffled = marked.chain((pairs) =>
      fc.tuple(fc.constant(pairs), fc.shuffledSubarray(pairs, { minLength: pairs.length })),
    );
    fc.assert(
      fc.property(shuffled, ([pairs, other]) => {
        expect(average(...split(other))).toBe(average(...split(pairs)));
      }),
    );
  });

  it.each([
    ['exempt', weight(3, { mayBeExempt: true })],
    ['exempt', weight(undefined, { mayBeExempt: true })],
    ['none', weight(3)],
    ['none', weight(undefined)],
  ] as const)('is not changed by a subject of %s', (mark, one) => {
    fc.assert(
      fc.property(marked, (pairs) => {
        const more = [...pairs, [mark, one] as const];
        expect(generalAverage(...split(more), rule)).toEqual(generalAverage(...split(pairs), rule));
      }),
    );
  });

  it('is between the lowest and the highest mark', () => {
    fc.assert(
      fc.property(marked, (pairs) => {
        const all = pairs.map(([mark]) => mark / 100);
        const found = average(...split(pairs));
        expect(found).toBeGreaterThanOrEqual(Math.min(...all));
        expect(found).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });

  it('is the same if all coefficients are doubled', () => {
    fc.assert(
      fc.property(marked, (pairs) => {
        const [given, weights] = split(pairs);
        const doubled = weights.map((one) => weight(2 * (one.coefficient ?? 0)));
        expect(average(given, doubled)).toBe(average(given, weights));
      }),
    );
  });

  it.each([
    ['missing', {}, 'missing'],
    ['absent', {}, 'absent'],
    ['excused', {}, 'excused'],
    ['exempt', { mayBeExempt: false }, 'exempt'],
    [1200, { coefficient: undefined }, 'coefficient'],
  ] as const)('is not given with %s, and the gap is named', (mark, more, why) => {
    const weights = [weight(2), weight(3, more)];
    expect(generalAverage([1000, mark], weights, rule)).toEqual({
      ...{ points: 20, divisor: 2, average: undefined },
      gaps: [{ subject: 1, why }],
    });
  });

  it('leaves absences out of both sums if the class says so, each kind by itself', () => {
    const leftOut = { absent: false, excused: true };
    const weights = [weight(2), weight(3)];
    const of = (mark: SubjectMark) => generalAverage([1000, mark], weights, { leftOut, scale: 20 });
    expect(of('excused')).toMatchObject({ average: 10, divisor: 2 });
    expect(of('absent')).toMatchObject({ average: undefined });
  });

  it('adds only the points above half of a bonus subject, up to the full mark', () => {
    const weights = [weight(4), weight(1, { isBonus: true })];
    expect(average([1000, 900], weights)).toBe(10);
    expect(average([1000, 1400], weights)).toBe(11);
    expect(average([2000, 2000], weights)).toBe(20);
    expect(generalAverage([1000, 1400], weights, rule)).toMatchObject({ points: 44, divisor: 4 });
  });

  it('is none without a subject that counts', () => {
    expect(average([], [])).toBeUndefined();
    expect(average(['none'], [weight(1)])).toBeUndefined();
    expect(average([1500], [weight(1, { isBonus: true })])).toBeUndefined();
  });
});

describe('the average of the year', () => {
  it.each([
    [[10, 10, 10.01], 10],
    [[10, 10.01, 10.01], 10.01],
    [[9.99, 9.99, 10.01], 10],
    [[10, undefined, 12], undefined],
    [[10, 12], undefined],
  ])('of %j is %s', (ofTerms, expected) => {
    expect(annualAverage(ofTerms)).toBe(expected);
  });

  it.each([
    [10, 10, 'moves-up'],
    [9.99, 10, 'council'],
    [5, 5, 'moves-up'],
    [12, undefined, undefined],
    [undefined, 10, undefined],
  ] as const)('%s with a pass mark of %s proposes %s', (found, pass, expected) => {
    expect(decisionOf(found, pass)).toBe(expected);
  });
});
