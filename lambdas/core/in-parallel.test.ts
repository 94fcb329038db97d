import { expect, it } from 'vitest';
import { runInParallel } from './in-parallel.ts';

it('processes every item once, with a limited number at a time', async () => {
  const seen: number[] = [];
  let running = 0;
  let most = 0;
  await runInParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    seen.push(item);
    running -= 1;
  });
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('starts nothing more after a failure', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 2) throw new Error('two');
  };
  await expect(runInParallel([1, 2, 3, 4, 5], 1, work)).rejects.toThrow('two');
  expect(begun).toEqual([1, 2]);
});
