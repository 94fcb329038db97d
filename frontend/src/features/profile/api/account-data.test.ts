import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../../../../shared/contracts/account.ts';
import { fakeApi, type FakeApi } from '../../../test-support/fake-api.ts';
import { eraseAccount } from './account-data.ts';

// The identity provider's client needs a browser and a network.
vi.mock('../../../lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('../../../lib/runtime-config.ts', () => ({
  loadConfig: async () => ({ apiBase: '/api' }),
}));

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi();
  return () => vi.useRealTimers();
});
const erase = async () => {
  const outcome = eraseAccount().then(
    () => 'erased',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
};
const unfinished = { status: 503, body: { code: 'unavailable' } };
const calls = () => api.callsOf(deleteAccount).length;

it('calls again while there is more to delete', async () => {
  api.on(deleteAccount, () => (calls() <= 7 ? unfinished : {}));
  expect(await erase()).toBe('erased');
  expect(calls()).toBe(8);
});

it('gives up at last', async () => {
  api.on(deleteAccount, unfinished);
  expect(await erase()).toMatchObject({ code: 'unavailable' });
  expect(calls()).toBe(60);
});

it('does not repeat what is refused', async () => {
  api.on(deleteAccount, { status: 403, body: { code: 'recent-sign-in-required' } });
  expect(await erase()).toMatchObject({ code: 'recent-sign-in-required' });
  expect(calls()).toBe(1);
});
