import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../test-support/sample-user.ts';
import { session } from '../auth/session.ts';
import { answerOrCopy, type Answer } from '../offline/answer-or-copy.ts';
import { useResource } from './use-resource.ts';

// SWR keeps the timers that exist when it is loaded.
vi.hoisted(() => vi.useFakeTimers());
vi.mock('../offline/copies.ts', () => ({
  keepCopy: async () => undefined,
  readCopy: async () => ({ uid: sampleUser.uid, url: '/classes', body: 'copy', etag: null, at: 1 }),
}));
afterEach(() => vi.useRealTimers());

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
