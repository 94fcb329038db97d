import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/contracts/index.ts';
import { ApiError } from '../api/api-error.ts';
import { session } from '../auth/session.ts';
import { answerOrCopy, fetchAgainWhenLate, keepSaved, type Answer } from './answer-or-copy.ts';
import { changeCopy, keepCopy, readCopy, removeCopy } from './copies.ts';
import { keptCalls, noteSource, shownSince } from './kept-answers.ts';

vi.mock('./copies.ts', () => ({
  ...{ changeCopy: vi.fn(), keepCopy: vi.fn(), readCopy: vi.fn(), removeCopy: vi.fn() },
}));

const answer = { body: [1], etag: '"1"' };
const noNetwork = new TypeError('Failed to fetch');
const fails = (error: Error) => () => Promise.reject(error);
const user = {
  ...{ uid: 'me', email: undefined, displayName: undefined, photoUrl: undefined },
  ...{ emailVerified: true, provider: 'password' as const },
};

beforeEach(() => {
  vi.mocked(keepCopy).mockReset().mockResolvedValue();
  vi.mocked(removeCopy).mockReset().mockResolvedValue();
  vi.mocked(changeCopy).mockReset().mockResolvedValue();
  vi.mocked(readCopy)
    .mockReset()
    .mockResolvedValue({ uid: 'me', url: '/classes', ...answer, at: 5 });
  session.set({ status: 'signed-in', role: 'teacher', user });
  noteSource(undefined);
});

it('is the API’s, and a copy of it stays', async () => {
  expect(await answerOrCopy('/classes', async () => answer)).toBe(answer);
  await vi.waitFor(() =>
    expect(keepCopy).toHaveBeenCalledExactlyOnceWith({ uid: 'me', url: '/classes', ...answer }),
  );
  expect(readCopy).not.toHaveBeenCalled();
});

it('is the copy without a network, and says how old it is', async () => {
  expect(await answerOrCopy('/classes', fails(noNetwork))).toMatchObject(answer);
  expect(shownSince.get()).toBe(5);
  vi.mocked(readCopy).mockResolvedValue({ uid: 'me', url: '/profile', ...answer, at: 9 });
  await answerOrCopy('/profile', fails(noNetwork));
  expect(shownSince.get()).toBe(5);
});

it.each([new ApiError(503), new ApiError(404), new DOMException('aborted', 'AbortError')])(
  'is never a copy when the API has refused: %s',
  async (failure) => {
    await expect(answerOrCopy('/classes', fails(failure))).rejects.toBe(failure);
    expect(readCopy).not.toHaveBeenCalled();
    expect(shownSince.get()).toBeUndefined();
  },
);

it('loses its copy when the API no longer has it', async () => {
  await answerOrCopy('/classes/1', fails(new ApiError(404))).catch(() => undefined);
  await vi.waitFor(() => expect(removeCopy).toHaveBeenCalledExactlyOnceWith('me', '/classes/1'));
});

it('fails as before without a network and a copy, or without a user', async () => {
  vi.mocked(readCopy).mockResolvedValue(undefined);
  await expect(answerOrCopy('/classes', fails(noNetwork))).rejects.toBe(noNetwork);
  session.set({ status: 'signed-out', deliberate: false });
  await expect(answerOrCopy('/classes', fails(noNetwork))).rejects.toBe(noNetwork);
  await answerOrCopy('/classes', async () => answer);
  expect(keepCopy).not.toHaveBeenCalled();
});

it.each([...keptCalls])('is kept for a call that reads: %s', (id) => {
  expect(endpoints.find((endpoint) => endpoint.id === id)).toMatchObject({ method: 'GET' });
});

describe('without an answer in time', () => {
  const copy = (url: string) => ({ uid: 'me', url, ...answer, at: 5 });
  const newer = { body: [1, 2], etag: '"2"' };
  /** A call that is answered, or fails, when the test says so. */
  const heldCall = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const fetchAnswer = async () => {
      const result = await promise;
      noteSource(undefined);
      return result;
    };
    return { fetchAnswer, resolve, reject };
  };
  const wait = () => vi.advanceTimersByTimeAsync(6_000);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(readCopy).mockImplementation(async (_uid, url) => copy(url));
  });
  afterEach(() => vi.useRealTimers());

  it('the copy is shown, and what shows it has the answer once it comes', async () => {
    const { fetchAnswer, resolve } = heldCall();
    const shown: Promise<Answer>[] = [];
    const fetchResource = () => answerOrCopy('/late', fetchAnswer);
    const again = () => shown.push(answerOrCopy('/late', fails(new Error('asked twice'))));
    shown.push(fetchAgainWhenLate(again, fetchResource));
    await wait();
    expect(await shown[0]).toMatchObject(answer);
    expect(shownSince.get()).toBe(5);
    resolve(newer);
    await wait();
    expect(shown).toHaveLength(2);
    expect(await shown[1]).toBe(newer);
    expect(shownSince.get()).toBeUndefined();
    expect(keepCopy).toHaveBeenCalledExactlyOnceWith({ uid: 'me', url: '/late', ...newer });
    // The next call asks the API.
    expect(await answerOrCopy('/late', async () => answer)).toBe(answer);
  });

  it('a late answer replaces nothing that is newer', async () => {
    const first = heldCall();
    const again = vi.fn();
    const shown = fetchAgainWhenLate(again, () => answerOrCopy('/over', first.fetchAnswer));
    await wait();
    await shown;
    expect(await answerOrCopy('/over', async () => newer)).toBe(newer);
    first.resolve(answer);
    await wait();
    expect(again).not.toHaveBeenCalled();
    expect(keepCopy).toHaveBeenCalledExactlyOnceWith({ uid: 'me', url: '/over', ...newer });
  });

  it('a saved document is in the copy, and an earlier answer does not remove it', async () => {
    const first = heldCall();
    const shown = answerOrCopy('/saved', first.fetchAnswer);
    keepSaved('/saved', { version: 2 });
    first.resolve(answer);
    expect(await shown).toBe(answer);
    await wait();
    expect(changeCopy).toHaveBeenCalledExactlyOnceWith('me', '/saved', expect.any(Function));
    const change = vi.mocked(changeCopy).mock.lastCall?.[2];
    expect(change?.({ id: 1 })).toEqual({ id: 1, document: { version: 2 } });
    expect(keepCopy).not.toHaveBeenCalled();
  });

  it('a call that has something to show waits, and so does one without a copy', async () => {
    await answerOrCopy('/shown', async () => answer);
    const { fetchAnswer, resolve } = heldCall();
    const waiting = answerOrCopy('/shown', fetchAnswer);
    await wait();
    vi.mocked(readCopy).mockResolvedValue(undefined);
    const missing = answerOrCopy('/missing', fetchAnswer);
    await wait();
    resolve(newer);
    expect(await waiting).toBe(newer);
    expect(await missing).toBe(newer);
    expect(shownSince.get()).toBeUndefined();
  });

  it('a call that fails at last is asked again, for what shows its copy', async () => {
    const { fetchAnswer, reject } = heldCall();
    const again = vi.fn();
    const shown = fetchAgainWhenLate(again, () => answerOrCopy('/gone', fetchAnswer));
    await wait();
    expect(await shown).toMatchObject(answer);
    reject(new ApiError(404));
    await wait();
    expect(again).toHaveBeenCalledOnce();
  });
});
