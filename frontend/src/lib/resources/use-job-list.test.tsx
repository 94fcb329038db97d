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

it('refreshes at once, and every ten seconds until the page is left', async () => {
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

it('also refreshes one, two and four seconds after a submission', async () => {
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

it('refreshes soon after a job of the open list was submitted again', async () => {
  const { result } = await open('retried');
  await pass(3_000);
  noteSubmission('retried');
  await act(() => result.current.mutate());
  fetchJobs.mockClear();
  await pass(4_000);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
});

it('does not refresh sooner while it is hidden', async () => {
  noteSubmission('hidden');
  await open('hidden');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(4_000);
  expect(fetchJobs).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
});

it('continues after a failed refresh, which removes nothing from the list', async () => {
  const { result } = await open();
  fetchJobs.mockRejectedValueOnce(failure);
  await pass(limits.pollingInterval);
  expect(result.current).toMatchObject({ data: jobs, error: failure });
  await pass(limits.pollingInterval);
  expect(fetchJobs).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ data: jobs, error: undefined });
});

it('continues after a failed first load, and after many failures', async () => {
  fetchJobs.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const { result } = await open();
  expect(result.current).toMatchObject({ data: undefined, error: failure });
  await pass(limits.pollingInterval);
  expect(result.current.error).toBe(failure);
  await pass(limits.pollingInterval);
  expect(result.current).toMatchObject({ data: jobs, error: undefined });
});

it('does not refresh again before the answer arrives', async () => {
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
  'does not refresh while it is hidden (last refresh %s)',
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

it('does not refresh while there is no connection', async () => {
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
