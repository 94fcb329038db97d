import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { loadConfig } from '../runtime-config.ts';
import { staySignedInUnlessRefused } from './stay-signed-in.ts';

/** Lets the provider write its mails in the language the page has now. */
const speakPageLanguage = (auth: Auth): void => {
  auth.languageCode = document.documentElement.lang === 'ar' ? 'ar' : 'en';
};

/** An identity client; the emulator is used where the host's settings name one. */
const createAuth = async (persistence: Persistence, name?: string): Promise<Auth> => {
  const { authEmulatorUrl, ...options } = (await loadConfig()).firebase;
  const app = initializeApp(options, name);
  // The pop-up code is not given here: it is large, and only Google sign-in brings it along.
  const auth = initializeAuth(app, { persistence });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  return auth;
};

/** Created when it is first asked for; tried again when that failed. */
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
 * Does something with another identity client, so that it changes nothing in this page's session; nobody is signed in
 * to that one afterwards. The client itself is kept: Firebase still writes to its storage when an answer has come, and
 * complains in the console when its app is gone by then.
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
