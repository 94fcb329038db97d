import { expect, it } from 'vitest';
import { withOptimisticRetry } from './optimistic-retry.ts';

it('tries until another is not faster', async () => {
  const outcomes = [undefined, undefined, { version: 3 }, { version: 4 }];
  expect(await withOptimisticRetry(async () => outcomes.shift())).toEqual({ version: 3 });
  expect(outcomes).toEqual([{ version: 4 }]);
});

it('ends, and says why, where that would never be', async () => {
  let tries = 0;
  const never = withOptimisticRetry(async () => void (tries += 1));
  await expect(never).rejects.toMatchObject({ name: 'Defect' });
  expect(tries).toBe(5);
});
