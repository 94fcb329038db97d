import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharePoints } from '#shared/draft/share-out.ts';
import { lessonStages } from '#shared/model/draft.ts';
import { phaseMinutes, taskPoints } from './weights.ts';
import { questionWeight } from '../questions/question-weight.ts';

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);

describe('points', () => {
  it('are halves where each question can have one, and quarters otherwise', () => {
    expect(sharePoints([1, 1, 1, 1, 1, 1, 1, 1], 20)).toEqual(Array.from({ length: 8 }, () => 2.5));
    expect(sharePoints([1, 1, 1, 1], 1)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(sharePoints([1, 1], 0.75)).toEqual([0.25, 0.5]);
  });

  it('of a hard question are never fewer than those of an easy one of its kind', () => {
    const easy = questionWeight({ kind: 'short', difficulty: 1, bloom: 'remember' });
    const hard = questionWeight({ kind: 'short', difficulty: 3, bloom: 'apply' });
    for (let count = 1; count <= 20; count += 1) {
      const points = sharePoints([easy, ...Array.from({ length: count }, () => hard)], 20);
      expect(Math.max(...points.slice(0, 1))).toBeLessThanOrEqual(Math.min(...points.slice(1)));
    }
  });

  it('sum to the full mark, whatever the questions weigh', () => {
    const weights = fc.array(fc.double({ min: 1, max: 6, noNaN: true }), {
      ...{ minLength: 1, maxLength: 50 },
    });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 80 }), (given, quarters) => {
        expect(sum(sharePoints(given, quarters / 4))).toBe(quarters / 4);
      }),
    );
  });

  it('of an integration task are 8 of 20, and leave something for many questions', () => {
    expect([taskPoints(20, 6), taskPoints(10, 6), taskPoints(20, 50)]).toEqual([8, 4, 7.5]);
    expect(taskPoints(1, 50)).toBe(0);
  });
});

describe('the minutes of phases', () => {
  const stages = ['launch', 'build', 'build', 'apply'] as const;

  it('are fives in lessons that are long enough', () => {
    expect(phaseMinutes(stages, 45)).toEqual([5, 10, 15, 15]);
    expect(phaseMinutes(stages, 60)).toEqual([10, 15, 15, 20]);
    expect(phaseMinutes(stages, 62)).toEqual([10, 15, 17, 20]);
    expect(phaseMinutes(stages, 30)).toEqual([4, 8, 9, 9]);
  });

  it('let no lesson begin with more than a quarter of an hour', () => {
    expect(phaseMinutes(stages, 180)[0]).toBe(15);
  });

  it('sum to those of the lesson, with some for each phase, whatever its stages', () => {
    const some = fc.array(fc.constantFrom(...lessonStages), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(some, fc.nat(400), (given, more) => {
        const minutes = phaseMinutes(given, given.length + more);
        expect(sum(minutes)).toBe(given.length + more);
        expect(Math.min(...minutes)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
