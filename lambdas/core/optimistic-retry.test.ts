import { expect, it } from 'vitest';
import { withOptimisticRetry } from './optimistic-retry.ts';

it('retries until a write is not overtaken by another', async () => {
  const outcomes = [undefined, undefined, { version: 3 }, { version: 4 }];
  expect(await withOptimisticRetry(async () => outcomes.shift())).toEqual({ version: 3 });
  expect(outcomes).toEqual([{ version: 4 }]);
});

it('gives up after too many conflicting writes, and says why', async () => {
  let tries = 0;
  const never = withOptimisticRetry(async () => void (tries += 1));
  await expect(never).rejects.toMatchObject({ name: 'Defect' });
  expect(tries).toBe(5);
});
