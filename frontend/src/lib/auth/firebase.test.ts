import { getApps } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { firebaseAuth, withOtherAuth } from './firebase.ts';

vi.mock('../runtime-config.ts', () => ({
  loadConfig: async () => ({
    firebase: { projectId: 'demo', apiKey: 'key', authDomain: 'demo.example' },
  }),
}));

it('asks for mails in the language the page has now', async () => {
  document.documentElement.lang = 'en-US';
  const auth = await firebaseAuth();
  expect(auth.languageCode).toBe('en');
  document.documentElement.lang = 'ar';
  expect(await firebaseAuth()).toBe(auth);
  expect(auth.languageCode).toBe('ar');
});

it('keeps the other client, since the library still writes when an answer has come', async () => {
  const first = await withOtherAuth(async (auth) => auth);
  const failure = new Error('taken');
  await expect(withOtherAuth(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(getApps()).toContain(first.app);
  expect(await withOtherAuth(async (auth) => auth)).toBe(first);
  expect(first).not.toBe(await firebaseAuth());
});
