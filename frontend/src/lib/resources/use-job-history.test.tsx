import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#shared/model/job.ts';
import { limits } from '#shared/model/limits.ts';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { useJobHistory } from './use-job-history.ts';

const PAGE = limits.jobsShown;
const idOf = (index: number): string => `01KJQ5N80000000000000${String(index).padStart(5, '0')}`;

/** The jobs on the server by number, newest first. */
let stored: Job[] = [];
const store = (...indices: readonly number[]) => {
  stored = indices.map((index) => ({ ...pendingJob, id: idOf(index), status: 'SUCCESS' }));
};
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first - index);

const calls = {
  list: 'jobs',
  fetch: vi.fn(async () => stored.slice(0, PAGE)),
  fetchOlder: vi.fn(async (jobId: string) => stored.filter(({ id }) => id < jobId).slice(0, PAGE)),
};
const Fresh = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const open = async () => {
  const { result } = renderHook(() => useJobHistory(calls), { wrapper: Fresh });
  await pass(0);
  return {
    get current() {
      return result.current;
    },
    get numbers() {
      return result.current.jobs?.map(({ id }) => Number(id.slice(-5)));
    },
    showOlder: () => act(() => result.current.older.show()),
  };
};
type History = Awaited<ReturnType<typeof open>>;

beforeEach(() => {
  vi.useFakeTimers();
  calls.fetch.mockClear();
  calls.fetchOlder.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a history of jobs', () => {
  it('that fits on one page offers nothing older', async () => {
    store(...from(PAGE - 1, PAGE - 1));
    expect((await open()).current.older).toMatchObject({ exist: false, added: undefined });
  });

  it('reaches every job, one page at a time', async () => {
    store(...from(120, 120));
    const history = await open();
    expect(history.numbers).toEqual(from(120, 50));
    await history.showOlder();
    expect(history.current.older).toMatchObject({ exist: true, state: 'idle', added: 50 });
    await history.showOlder();
    expect(history.current.older).toMatchObject({ exist: false, state: 'idle', added: 20 });
    expect(history.numbers).toEqual(from(120, 120));
  });

  it('ends when nothing older arrives', async () => {
    store(...from(PAGE, PAGE));
    const history = await open();
    await history.showOlder();
    expect(history.current.older).toMatchObject({ exist: false, added: 0 });
    expect(history.numbers).toEqual(from(PAGE, PAGE));
  });

  it('keeps the shown jobs when older ones cannot be loaded, and says so', async () => {
    store(...from(60, 60));
    const history = await open();
    calls.fetchOlder.mockRejectedValueOnce(new Error('unavailable'));
    await history.showOlder();
    expect(history.current.older).toMatchObject({ exist: true, state: 'failed' });
    expect(history.numbers).toEqual(from(60, 50));
    await history.showOlder();
    expect(history.current.older).toMatchObject({ exist: false, state: 'idle', added: 10 });
    expect(history.numbers).toEqual(from(60, 60));
  });
});

describe('the shown part of a history', () => {
  const opened = async (): Promise<History> => {
    store(...from(120, 120));
    const history = await open();
    await history.showOlder();
    return history;
  };

  it('stays while new jobs arrive, each shown once', async () => {
    const history = await opened();
    store(...from(123, 123));
    await pass(limits.pollingInterval);
    expect(history.numbers).toEqual(from(123, 103));
    store(...from(130, 130));
    await pass(limits.pollingInterval);
    expect(history.numbers).toEqual(from(130, 110));
    await history.showOlder();
    expect(history.numbers).toEqual(from(130, 130));
  });

  it('stays when a job arrives while older ones are loading', async () => {
    store(...from(120, 120));
    const history = await open();
    const late = Promise.withResolvers<Job[]>();
    calls.fetchOlder.mockReturnValueOnce(late.promise);
    let shown: Promise<void> | undefined;
    act(() => {
      shown = history.current.older.show();
    });
    expect(history.current.older.state).toBe('loading');
    await history.showOlder();
    expect(calls.fetchOlder, 'pressed again').toHaveBeenCalledTimes(1);
    const page = stored.slice(PAGE, 2 * PAGE);
    store(...from(122, 122));
    await pass(limits.pollingInterval);
    await act(async () => {
      late.resolve(page);
      await shown;
    });
    expect(history.numbers).toEqual(from(122, 102));
  });

  it('starts over when more new jobs arrive than a page shows, and reaches those between', async () => {
    const history = await opened();
    store(...from(200, 200));
    await pass(limits.pollingInterval);
    expect(history.numbers).toEqual(from(200, 50));
    expect(history.current.older.exist).toBe(true);
    await history.showOlder();
    expect(history.numbers).toEqual(from(200, 100));
  });

  it('loses a deleted job, new or old', async () => {
    const history = await opened();
    for (const index of [119, 40, 30]) {
      stored = stored.filter(({ id }) => id !== idOf(index));
      await act(() => history.current.refresh());
      expect(history.numbers).not.toContain(index);
    }
    const left = from(120, 120).filter((index) => ![119, 40, 30].includes(index));
    expect(history.numbers).toEqual(left.slice(0, history.numbers?.length));
    expect(history.numbers).toContain(31);
  });

  it('has working links: older jobs are refreshed in time, also after a failure', async () => {
    const history = await opened();
    calls.fetchOlder.mockClear();
    await pass(limits.presignedUrlSeconds * 400 - limits.pollingInterval);
    expect(calls.fetchOlder).not.toHaveBeenCalled();
    calls.fetchOlder.mockRejectedValueOnce(new Error('unavailable'));
    await pass(limits.pollingInterval);
    expect(calls.fetchOlder).toHaveBeenCalledTimes(1);
    stored = stored.map((job) => ({ ...job, source: 'signed anew' }));
    await pass(limits.pollingInterval);
    expect(new Set(history.current.jobs?.map(({ source }) => source))).toEqual(
      new Set(['signed anew']),
    );
    expect(history.numbers).toEqual(from(120, 100));
  });
});
