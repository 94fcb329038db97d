import { describe, expect, it } from 'vitest';
import { jobKinds, jobSteps } from '#shared/model/job-steps.ts';
import { concurrencyOfSteps } from './job-concurrency.ts';

const tasks = jobKinds.flatMap((kind) => jobSteps[kind].flatMap(({ task }) => task));

describe('the functions that steps of jobs may take', () => {
  it.each([100, 600, 5_000])('are no more than %d together, and some for each step', (total) => {
    const shares = concurrencyOfSteps(total);
    expect([...shares.keys()].toSorted()).toEqual(tasks.toSorted());
    const all = [...shares.values()];
    expect(Math.min(...all)).toBeGreaterThanOrEqual(5);
    expect(all.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(total);
  });

  it('are most for the step that runs for the longest time', () => {
    const shares = [...concurrencyOfSteps(600)].toSorted(([, one], [, other]) => other - one);
    expect(shares.slice(0, 3).map(([task]) => task)).toContain('draft-content');
  });
});
