import { act, renderHook } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { endSessions } from '#shared/contracts/account.ts';
import { sampleUser } from '../../test-support/sample-user.ts';
import { call } from '../api/client.ts';
import { session } from '../auth/session.ts';
import { answerOrCopy, type Answer } from '../offline/answer-or-copy.ts';
import { useResource } from './use-resource.ts';

// SWR keeps the timers that exist when it is loaded.
vi.hoisted(() => vi.useFakeTimers());
vi.mock('../offline/copies.ts', () => ({
  keepCopy: async () => undefined,
  readCopy: async () => ({ uid: sampleUser.uid, url: '/classes', body: 'copy', etag: null, at: 1 }),
}));
afterAll(() => vi.useRealTimers());

it('a page shows the copy while the network is slow, and the answer once it comes, without a second call', async () => {
  session.set({ status: 'signed-in', role: 'teacher', user: sampleUser });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const fetchAnswer = vi.fn(() => promise);
  const { result } = renderHook(() =>
    useResource('classes', async () => (await answerOrCopy('/classes', fetchAnswer)).body),
  );
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current.data).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current.data).toBe('copy');
  resolve({ body: 'answer', etag: null });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.data).toBe('answer');
  expect(fetchAnswer).toHaveBeenCalledOnce();
});

/** A list on the server, and how it is changed and read. */
const startList = () => {
  const list = { now: 'old', reads: 0 };
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 204 }));
  const change = async () => {
    list.now = 'new';
    await call(endSessions);
  };
  const read = async () => {
    list.reads += 1;
    return list.now;
  };
  return { list, change, read };
};
const shownBy = async (key: string, read: () => Promise<string>) => {
  const { result } = renderHook(() => useResource(key, read).data);
  await act(() => vi.advanceTimersByTimeAsync(100));
  return result;
};

it('a page that opens after a change shows what is stored now, however short ago the last page read it', async () => {
  const { list, change, read } = startList();
  expect((await shownBy('list', read)).current).toBe('old');
  expect((await shownBy('list', read)).current).toBe('old');
  expect(list.reads).toBe(1);
  await change();
  expect((await shownBy('list', read)).current).toBe('new');
  expect(list.reads).toBe(2);
});

it('a read that a change overtakes is made again', async () => {
  const { change, read } = startList();
  const held = Promise.withResolvers<undefined>();
  const slowRead = async () => {
    const answer = await read();
    await held.promise;
    return answer;
  };
  const result = await shownBy('slow list', slowRead);
  await change();
  held.resolve(undefined);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBe('new');
});
