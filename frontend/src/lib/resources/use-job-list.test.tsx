import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { noteSubmission } from './submissions.ts';
import { useJobList } from './use-job-list.ts';

const jobs = [pendingJob];
const failure = new Error('unavailable');
const fetchJobs = vi.fn<() => Promise<(typeof pendingJob)[]>>();

const Fresh = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const open = async (list = 'jobs') => {
  const view = renderHook(() => useJobList(list, fetchJobs), { wrapper: Fresh });
  await pass(0);
  return view;
};

beforeEach(() => {
  vi.useFakeTimers();
  fetchJobs.mockReset().mockResolvedValue(jobs);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks at once, and again every ten seconds until it is left', async () => {
  const { unmount } = await open();
  expect(fetchJobs).toHaveBeenCalledTimes(1);
  await pass(limits.pollingInterval - 1);
  expect(fetchJobs).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetchJobs).toHaveBeenCalledTimes(2);
  await pass(limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
  unmount();
  await pass(5 * limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
});

it('asks besides one, two and four seconds after a submission', async () => {
  noteSubmission('submitted');
  noteSubmission('others');
  await open('submitted');
  const asked: number[] = [];
  const start = Date.now();
  fetchJobs.mockImplementation(() => {
    asked.push(Date.now() - start);
    return Promise.resolve(jobs);
  });
  await pass(24_500);
  expect(asked).toEqual([1_000, 2_000, 4_000, 14_000, 24_000]);
});

it('asks soon after a job of an open list was submitted again', async () => {
  const { result } = await open('retried');
  await pass(3_000);
  noteSubmission('retried');
  await act(() => result.current.mutate());
  fetchJobs.mockClear();
  await pass(4_000);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
});

it('does not ask sooner while it is hidden', async () => {
  noteSubmission('hidden');
  await open('hidden');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(4_000);
  expect(fetchJobs).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
});

it('goes on after a failed poll, which takes nothing off the list', async () => {
  const { result } = await open();
  fetchJobs.mockRejectedValueOnce(failure);
  await pass(limits.pollingInterval);
  expect(result.current).toMatchObject({ data: jobs, error: failure });
  await pass(limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ data: jobs, error: undefined });
});

it('goes on after a first load that failed, and after many failures', async () => {
  fetchJobs.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const { result } = await open();
  expect(result.current).toMatchObject({ data: undefined, error: failure });
  await pass(limits.pollingInterval);
  expect(result.current.error).toBe(failure);
  await pass(limits.pollingInterval);
  expect(result.current).toMatchObject({ data: jobs, error: undefined });
});

it('does not ask again before it is answered', async () => {
  const { result } = await open();
  const late = Promise.withResolvers<typeof jobs>();
  fetchJobs.mockReturnValueOnce(late.promise);
  await pass(4 * limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(2);
  late.resolve([]);
  await pass(0);
  expect(result.current.data).toEqual([]);
  await pass(limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
});

it.each(['resolved', 'rejected'])(
  'does not ask while it is hidden (last poll %s)',
  async (last) => {
    if (last === 'rejected') fetchJobs.mockRejectedValueOnce(failure);
    await open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(5 * limits.pollingInterval);
    expect(fetchJobs).toHaveBeenCalledTimes(1);
    visibility.mockReturnValue('visible');
    await pass(limits.pollingInterval);
    expect(fetchJobs).toHaveBeenCalledTimes(2);
  },
);

it('does not ask while there is no connection', async () => {
  fetchJobs.mockRejectedValueOnce(failure);
  await open();
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(5 * limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(1);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(limits.pollingInterval);
  });
  expect(fetchJobs.mock.calls.length).toBeGreaterThan(1);
});
