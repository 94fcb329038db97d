import { getApps } from '@firebase/app';
import { browserLocalPersistence, browserSessionPersistence, type User } from '@firebase/auth';
import { expect, it, vi } from 'vitest';
import { nextTask } from '../next-task.ts';
import { writeSetting } from '../settings/local-settings.ts';
import { firebaseAuth, withOtherAuth } from './firebase.ts';
import { forgetUser } from './stored-token.ts';

// Outside browsers the library has one persistence for both.
vi.mock('@firebase/auth', async (original) => ({
  ...(await original<object>()),
  browserSessionPersistence: { type: 'SESSION' },
}));
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

it('signs out of who has left, and of nobody who has signed in since', async () => {
  const auth = await firebaseAuth();
  const signOut = vi.spyOn(auth, 'signOut').mockResolvedValue();
  vi.spyOn(auth, 'currentUser', 'get').mockReturnValue({ uid: 'colleague' } as User);
  forgetUser('u');
  await nextTask();
  await nextTask();
  expect(signOut).not.toHaveBeenCalled();
  forgetUser('colleague');
  await expect.poll(() => signOut.mock.calls).toHaveLength(1);
});

it('keeps the earlier client, since the library still writes after an answer', async () => {
  const first = await withOtherAuth(async (auth) => auth);
  const failure = new Error('taken');
  await expect(withOtherAuth(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(getApps()).toContain(first.app);
  expect(await withOtherAuth(async (auth) => auth)).toBe(first);
  expect(first).not.toBe(await firebaseAuth());
});

it('moves the session into the tab when the device becomes a shared one, and back', async () => {
  const auth = await firebaseAuth();
  const move = vi.spyOn(auth, 'setPersistence').mockResolvedValue();
  writeSetting('sharedDevice', 'true');
  await firebaseAuth();
  await firebaseAuth();
  expect(move).toHaveBeenCalledExactlyOnceWith(browserSessionPersistence);
  writeSetting('sharedDevice', 'false');
  await firebaseAuth();
  expect(move).toHaveBeenLastCalledWith(browserLocalPersistence);
});
