import { expect, it, vi } from 'vitest';
import { firebaseAuth } from './firebase.ts';

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
