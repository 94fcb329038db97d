import { describe, expect, it } from 'vitest';
import { sampleDays } from '#frontend/test-support/sample-days.ts';
import { keepsPast, orderAfter, placesAfter, type LineStep } from './line-steps.ts';

/** The steps of a line that leave the past as it is, on 6 October: lesson 2 has one of its two parts left. */
function stepsOf(lesson: string, logs: Parameters<typeof sampleDays>[0] = {}): LineStep[] {
  const [of] = sampleDays(logs).courses;
  const line = of!.real.lines.find((one) => one.line.lesson === lesson)!;
  const steps = ['up', 'down', 'merge', 'separate', 1, 3] as const;
  return steps.filter((step) => keepsPast(of!, orderAfter(of!.year, line, step)));
}

const behind = { logs: { '2م3': { entries: { '2026-09-27-1': { state: 'lost' } } } } } as const;

describe('a step of a line', () => {
  it('is possible where no past session would show something else', () => {
    expect(stepsOf('درس 1', behind)).toEqual(['up', 'separate']);
    expect(stepsOf('درس 5', behind)).toEqual(['up', 'down', 'merge', 'separate', 1, 3]);
  });

  it('makes a lesson that has begun longer or ends it, and leaves it at its place', () => {
    expect(stepsOf('درس 2', behind)).toEqual(['separate', 1, 3]);
    expect(stepsOf('درس 3', behind)).toEqual(['down', 'merge', 'separate', 1, 3]);
  });

  it('passes over no lesson: the class is where the lesson that moved was', () => {
    const entries = { '2026-10-11-1': { here: { lesson: 'درس 7', part: 2 } } };
    const [of] = sampleDays({ logs: { '2م3': { entries } } }).courses;
    const places = (lesson: string, step: LineStep) => {
      const line = of!.real.lines.find((one) => one.line.lesson === lesson)!;
      return placesAfter(of!, orderAfter(of!.year, line, step));
    };
    const moved = { '2026-10-11-1': { here: { lesson: 'درس 8', part: 1 } } };
    expect(places('درس 7', 'down')).toEqual(moved);
    expect(places('درس 8', 'up')).toEqual(moved);
    expect(places('درس 7', 'up')).toEqual({});
    expect(places('درس 9', 'down')).toEqual({});
    expect(places('درس 7', 3)).toEqual({});
  });

  it('takes apart what is taught together only ahead', () => {
    const order = (lesson: string) => [{ lesson, sessions: 0 }];
    const withOrder = (lesson: string) => ({
      logs: { '2م3': { entries: {}, order: order(lesson) } },
    });
    expect(stepsOf('درس 2', withOrder('درس 2'))).not.toContain('separate');
    expect(stepsOf('درس 8', withOrder('درس 8'))).toContain('separate');
  });
});
