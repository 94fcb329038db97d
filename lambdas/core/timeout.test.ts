import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusy } from './aws/is-busy.ts';
import { backOff, withTimeout } from './timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('work with a time limit', () => {
  it('succeeds or fails as usual when it is in time', async () => {
    expect(await withTimeout(1000, async () => 'done')).toBe('done');
    const refused = withTimeout(1000, () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is stopped at its limit, even if it would go on for ever', async () => {
    let told: AbortSignal | undefined;
    const work = withTimeout(1000, (signal) => {
      told = signal;
      return new Promise(() => undefined);
    });
    const ended = vi.fn();
    work.catch(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(work).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(told?.aborted).toBe(true);
    await expect(work).rejects.toSatisfy(isBusy);
  });
});

it('waits up to twice as long before each retry', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const waits = [1, 2, 3].map(async (tried) => {
    const start = Date.now();
    await backOff(100, tried);
    return Date.now() - start;
  });
  await vi.runAllTimersAsync();
  expect(await Promise.all(waits)).toEqual([200, 400, 800]);
});
