import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
  type Auth,
  type Persistence,
} from '@firebase/auth';
import { loadConfig } from '../runtime-config.ts';
import { staySignedInUnlessRefused } from './stay-signed-in.ts';

/** Makes the provider write its mails in the page's current language. */
const speakPageLanguage = (auth: Auth): void => {
  auth.languageCode = document.documentElement.lang === 'ar' ? 'ar' : 'en';
};

/** Creates an identity client, for the emulator if the host's settings name one. */
const createAuth = async (persistence: Persistence, name?: string): Promise<Auth> => {
  const { authEmulatorUrl, ...options } = (await loadConfig()).firebase;
  const app = initializeApp(options, name);
  // The pop-up code is large, so only Google sign-in loads it.
  const auth = initializeAuth(app, { persistence });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  return auth;
};

/** Creates the client at the first call; tries again after a failure. */
const createdOnce = (create: () => Promise<Auth>) => {
  let creating: Promise<Auth> | undefined;
  return async (): Promise<Auth> => {
    creating ??= create().catch((error: unknown) => {
      creating = undefined;
      throw error;
    });
    const auth = await creating;
    speakPageLanguage(auth);
    return auth;
  };
};
const productAuth = createdOnce(() => createAuth(browserLocalPersistence));
const otherAuth = createdOnce(() => createAuth(inMemoryPersistence, 'other'));

/** The product's identity client. Its session lives in local storage, where `storedUsers` sees it. */
export const firebaseAuth = (): Promise<Auth> => {
  staySignedInUnlessRefused();
  return productAuth();
};

/**
 * Runs `work` with a second identity client, so that this page's session does not change, and signs out of it
 * afterwards. Keeps that client: Firebase writes to its storage after an answer, and logs an error if its app is gone.
 */
export const withOtherAuth = async <Result>(
  work: (auth: Auth) => Promise<Result>,
): Promise<Result> => {
  const auth = await otherAuth();
  try {
    return await work(auth);
  } finally {
    await signOut(auth);
  }
};
