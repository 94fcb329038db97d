import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('limits the calls per second, and starts the first at once', async () => {
  const start = Date.now();
  const pace = createRateLimiter(8);
  const passed: number[] = [];
  const all = Array.from({ length: 20 }, async () => {
    await pace();
    passed.push(Date.now() - start);
  });
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(passed.slice(0, 3)).toEqual([0, 125, 250]);
  for (const from of passed) {
    expect(passed.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(8);
  }
});

it('does not save up unused calls', async () => {
  const pace = createRateLimiter(8);
  await pace();
  vi.setSystemTime(Date.now() + 60_000);
  const later = Date.now();
  await pace();
  const next = pace();
  await vi.runAllTimersAsync();
  await next;
  expect(Date.now() - later).toBe(125);
});
