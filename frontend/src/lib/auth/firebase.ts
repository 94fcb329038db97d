import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
  type Auth,
  type Persistence,
} from '@firebase/auth';
import { nextTask } from '../next-task.ts';
import { loadConfig } from '../runtime-config.ts';
import { isSharedDevice } from '../settings/local-settings.ts';
import { startUnasked, staySignedInUnlessRefused } from './stay-signed-in.ts';
import { alsoForget } from './stored-token.ts';

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
/** Where the session is: on a shared device it ends with its tab. */
const persistence = (): Persistence =>
  isSharedDevice() ? browserSessionPersistence : browserLocalPersistence;
let used: Persistence | undefined;
const startProductAuth = async (): Promise<Auth> => {
  const auth = await createAuth((used = persistence()));
  alsoForget(async (uid) => {
    await auth.authStateReady();
    // What other tabs have stored meanwhile comes first.
    await nextTask();
    if (uid === undefined || auth.currentUser?.uid === uid) await signOut(auth);
  });
  // It reads its stored user first.
  await auth.authStateReady();
  return auth;
};
const productAuth = createdOnce(() => startUnasked(startProductAuth));
const otherAuth = createdOnce(() => createAuth(inMemoryPersistence, 'other'));

/**
 * The product's identity client. Its user is in the browser's storage, from which the session reads it (`storedToken`), and
 * moves when the device becomes a shared one, or no longer is.
 */
export const firebaseAuth = async (): Promise<Auth> => {
  staySignedInUnlessRefused();
  const auth = await productAuth();
  const wanted = persistence();
  if (wanted !== used) {
    await auth.setPersistence(wanted);
    used = wanted;
  }
  return auth;
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
