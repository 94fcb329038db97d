import { getApps } from '@firebase/app';
import { expect, it, vi } from 'vitest';
import { firebaseAuth, withOtherAuth } from './firebase.ts';

vi.mock('../runtime-config.ts', () => ({
  loadConfig: async () => ({
    firebase: { projectId: 'demo', apiKey: 'key', authDomain: 'demo.example' },
  }),
}));

it('sends mails in the current language of the page', async () => {
  document.documentElement.lang = 'en-US';
  const auth = await firebaseAuth();
  expect(auth.languageCode).toBe('en');
  document.documentElement.lang = 'ar';
  expect(await firebaseAuth()).toBe(auth);
  expect(auth.languageCode).toBe('ar');
});

it('keeps the earlier client, since the library still writes after an answer', async () => {
  const first = await withOtherAuth(async (auth) => auth);
  const failure = new Error('taken');
  await expect(withOtherAuth(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(getApps()).toContain(first.app);
  expect(await withOtherAuth(async (auth) => auth)).toBe(first);
  expect(first).not.toBe(await firebaseAuth());
});
