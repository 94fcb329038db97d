import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#shared/contracts/index.ts';
import { ApiError } from '../api/api-error.ts';
import { session } from '../auth/session.ts';
import { answerOrCopy } from './answer-or-copy.ts';
import { keepCopy, readCopy, removeCopy } from './copies.ts';
import { keptCalls, noteSource, shownSince } from './kept-answers.ts';

vi.mock('./copies.ts', () => ({ keepCopy: vi.fn(), readCopy: vi.fn(), removeCopy: vi.fn() }));

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
