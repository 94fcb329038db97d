import { session } from './session.ts';

/** The prefix of the identity client's own key in local storage. */
const STORED_USER = 'firebase:authUser:';

const hasStoredSession = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(STORED_USER));
  } catch {
    return false;
  }
};

/** Loads the identity client and follows its state from then on. */
export const followSession = async (): Promise<void> => {
  const { watchSession } = await import('./watch-session.ts');
  await watchSession();
};

/**
 * Starts the session: a visitor who has none stored is signed out at once, without loading the identity client;
 * anyone else waits for it.
 */
export const startSession = (): void => {
  if (!hasStoredSession()) {
    session.set({ status: 'signed-out', deliberate: false });
    return;
  }
  followSession().catch(() => session.set({ status: 'signed-out', deliberate: false }));
};
