import { textOfError } from '../api/api-error.ts';
import { loadFile } from '../new-version.ts';
import { session } from './session.ts';
import { isStoredUser, storedUsers } from './stored-users.ts';

/** Loads the identity client and follows its state from then on. */
const followSession = async (): Promise<void> => {
  const { watchSession } = await loadFile(() => import('./watch-session.ts'));
  await watchSession();
};

/** Follows the session of who is stored here; what cannot be loaded now is asked for again. */
const resumeSession = (): void => {
  session.set({ status: 'loading' });
  followSession().catch((error: unknown) =>
    session.set({
      status: 'unknown',
      reason: textOfError(error),
      retry: resumeSession,
    }),
  );
};

const listen = (): void => {
  // Another tab signed in. Who leaves is reported by the identity client, which is here then.
  addEventListener('storage', ({ key, newValue }) => {
    if (isStoredUser(key) && newValue) followSession().catch(() => undefined);
  });
  addEventListener('online', () => {
    const current = session.get();
    if (current.status === 'unknown') current.retry();
  });
};

/**
 * Starts the session: a visitor who has none stored is signed out at once, without loading the identity client, until
 * another tab signs in; anyone else waits for it.
 */
export const startSession = (): void => {
  listen();
  if (storedUsers().length > 0) resumeSession();
  else session.set({ status: 'signed-out', deliberate: false });
};
