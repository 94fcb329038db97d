import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '#shared/contracts/account.ts';
import { fakeApi, type FakeApi } from '../../test-support/fake-api.ts';
import { eraseAccount } from './account-api.ts';

// The identity provider's client needs a browser and a network.

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi();
  return () => vi.useRealTimers();
});
const progress: number[] = [];
const erase = async () => {
  progress.length = 0;
  const outcome = eraseAccount((remaining) => progress.push(remaining)).then(
    () => 'erased',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
};
const unfinished = (remaining?: number) => ({
  status: 503,
  body: { code: 'unavailable', remaining },
});
const calls = () => api.callsOf(deleteAccount).length;

it('calls again while there is more to delete, and says how much is left', async () => {
  api.on(deleteAccount, () => (calls() <= 100 ? unfinished(1_000 - calls()) : {}));
  expect(await erase()).toBe('erased');
  expect(calls()).toBe(101);
  expect(progress).toEqual(Array.from({ length: 100 }, (_, call) => 999 - call));
});

it('waits while services are unavailable, and goes on', async () => {
  const away = [
    { status: 502, body: { code: 'identity-unavailable' } },
    { status: 429, body: { code: 'too-many-requests' } },
    unfinished(),
  ];
  api.on(deleteAccount, () => {
    if (calls() === 4) throw new TypeError('Failed to fetch');
    return away[calls() - 1] ?? {};
  });
  expect(await erase()).toBe('erased');
  expect(calls()).toBe(5);
});

it('gives up when nothing more gets deleted', async () => {
  api.on(deleteAccount, () => unfinished(Math.max(1_000 - calls(), 997)));
  expect(await erase()).toMatchObject({ code: 'unavailable' });
  expect(calls()).toBe(9);
});

it('does not repeat a rejected request', async () => {
  api.on(deleteAccount, { status: 403, body: { code: 'recent-sign-in-required' } });
  expect(await erase()).toMatchObject({ code: 'recent-sign-in-required' });
  expect(calls()).toBe(1);
});
