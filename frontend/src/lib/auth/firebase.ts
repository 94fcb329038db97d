import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { loadConfig } from '../runtime-config.ts';
import { keepUsersUnlessRefused } from './keep-users.ts';

const DEFAULT_APP = '[DEFAULT]';

/** Lets the provider write its mails in the language the page has now. */
const speakPageLanguage = (auth: Auth): void => {
  auth.languageCode = document.documentElement.lang === 'ar' ? 'ar' : 'en';
};

/** An identity client of its own for one name; the emulator is used where the host's settings name one. */
export const createAuth = async (
  persistence: Persistence,
  name = DEFAULT_APP,
): Promise<{ app: FirebaseApp; auth: Auth }> => {
  const { authEmulatorUrl, ...options } = (await loadConfig()).firebase;
  const app = initializeApp(options, name);
  // The pop-up code is not given here: it is large, and only Google sign-in brings it along.
  const auth = initializeAuth(app, { persistence });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  speakPageLanguage(auth);
  return { app, auth };
};

let creating: Promise<Auth> | undefined;

/** The product's identity client, created once. Its session lives in local storage, where `storedUsers` sees it. */
export const firebaseAuth = async (): Promise<Auth> => {
  keepUsersUnlessRefused();
  creating ??= createAuth(browserLocalPersistence).then(
    ({ auth }) => auth,
    (error: unknown) => {
      creating = undefined;
      throw error;
    },
  );
  const auth = await creating;
  speakPageLanguage(auth);
  return auth;
};
