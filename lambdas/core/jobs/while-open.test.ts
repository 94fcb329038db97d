import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { addressOf, type JobRecord } from './job-record.ts';
import type { JobStore } from './job-store.ts';
import { whileOpen } from './while-open.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  change.mockClear();
  vi.useRealTimers();
});
const running: JobRecord = { ...sampleContentJob, status: 'PROCESSING' };
const find = vi.fn<() => Promise<JobRecord | undefined>>();
const change = vi.fn<JobStore['change']>();
/** Work that ends only by its signal. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

it.each([
  ['is cancelled', { ...running, status: 'FAILED' as const }],
  ['is gone', undefined],
])('work for a job ends once the job %s', async (_, ended) => {
  find.mockResolvedValueOnce(running).mockRejectedValueOnce(new Error()).mockResolvedValue(ended);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const work = whileOpen({ find, change }, addressOf(running), endless);
  const outcome = expect(work).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});

it('work for an open job gives its result, or its own error, and looks no further', async () => {
  find.mockResolvedValue(running);
  const address = addressOf(running);
  await expect(whileOpen({ find, change }, address, () => Promise.resolve(7))).resolves.toBe(7);
  const failing = whileOpen({ find, change }, address, () => Promise.reject(new Error('busy')));
  await expect(failing).rejects.toThrow('busy');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['says that it still runs', undefined, { status: 'PROCESSING', step: 'drafting' }],
  [
    'that waits for room goes on waiting',
    '2026-11-29T08:00:00.000Z',
    { status: 'PROCESSING', waiting: true },
  ],
] as const)('a job whose model writes for long %s', async (_, waitingSince, said) => {
  const begun = new Date().toISOString();
  const job = { ...running, step: 'drafting', updatedAt: begun, waitingSince } as const;
  find.mockResolvedValue(job);
  const ends = Promise.withResolvers<number>();
  const work = whileOpen({ find, change }, addressOf(running), () => ends.promise);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(change).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(change).toHaveBeenCalledWith(addressOf(running), said, expect.any(Date));
  ends.resolve(7);
  await expect(work).resolves.toBe(7);
});
