import { describe, expect, it } from 'vitest';
import type { AnnualDistribution } from '../model/annual-distribution.ts';
import { isSameScope, withDistributions, withPlan } from './change-distributions.ts';

const plan = (letter: string): string => `01${letter.repeat(24)}`;
const distribution = (
  lessons: AnnualDistribution['lessons'],
  more: Partial<AnnualDistribution> = {},
): AnnualDistribution => ({ subject: 'الرياضيات', level: 'Middle', year: 2, lessons, ...more });

describe('a distribution that replaces another', () => {
  it('keeps plans and kinds of lessons with equal text, the first of equal ones those of the first', () => {
    const before = distribution([
      { lesson: 'إدماج', kind: 'integration', plan: plan('A') },
      { lesson: 'الكسور', plan: plan('B') },
      { lesson: 'إدماج', plan: plan('C') },
      { lesson: 'الدائرة', plan: plan('D') },
    ]);
    const added = distribution([
      { lesson: 'الكسورُ', sessions: 3 },
      { lesson: 'ادماج', kind: 'lesson' },
      { lesson: 'إدماج' },
      { lesson: 'إدماج' },
    ]);
    const [replaced, ...others] = withDistributions([before], [added]);
    expect(others).toEqual([]);
    expect(replaced?.lessons).toEqual([
      { lesson: 'الكسورُ', sessions: 3, plan: plan('B') },
      { lesson: 'ادماج', kind: 'lesson', plan: plan('A') },
      { lesson: 'إدماج', plan: plan('C') },
      { lesson: 'إدماج' },
    ]);
  });

  it('is one for the same subject, however it is spelled, and leaves the others alone', () => {
    const third = distribution([{ lesson: 'أ' }], { year: 3 });
    const second = distribution([{ lesson: 'ب', plan: plan('A') }]);
    const added = distribution([{ lesson: 'ب' }], { subject: 'الرياضيّات ' });
    expect(isSameScope(second, added)).toBe(true);
    expect(withDistributions([second, third], [added])).toEqual([
      third,
      { ...added, lessons: [{ lesson: 'ب', plan: plan('A') }] },
    ]);
  });
});

describe('the plan of a planned lesson', () => {
  const all = [distribution([{ lesson: 'أ' }, { lesson: 'ب' }, { lesson: 'أ', plan: plan('A') }])];
  const scope = distribution([]);

  it('is set, replaced and removed at the line that its name says', () => {
    const lessons = (name: { lesson: string; nth?: number }, id: string | undefined) =>
      withPlan(all, scope, name, id)[0]?.lessons.map(({ plan: own }) => own);
    expect(lessons({ lesson: 'أ' }, plan('B'))).toEqual([plan('B'), undefined, plan('A')]);
    expect(lessons({ lesson: 'ا', nth: 2 }, plan('B'))).toEqual([undefined, undefined, plan('B')]);
    expect(lessons({ lesson: 'أ', nth: 2 }, undefined)).toEqual([undefined, undefined, undefined]);
    expect(
      withPlan(all, scope, { lesson: 'أ', nth: 2 }, undefined)[0]?.lessons[2],
    ).not.toHaveProperty('plan');
  });

  it.each([
    ['a line that is gone', { lesson: 'ج' }, scope],
    ['an equal line that is gone', { lesson: 'أ', nth: 3 }, scope],
    ['a distribution that is gone', { lesson: 'أ' }, { ...scope, year: 4 }],
  ])('changes nothing for %s', (_, name, of) => {
    expect(withPlan(all, of, name, plan('B'))).toBe(all);
  });

  it('changes nothing if it is there already', () => {
    expect(withPlan(all, scope, { lesson: 'أ', nth: 2 }, plan('A'))).toBe(all);
  });
});
