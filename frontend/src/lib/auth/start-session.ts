import { loadFile, textOfLoadError } from '../new-version.ts';
import { session } from './session.ts';
import { isStoredUser, storedUsers } from './stored-users.ts';

/** Loads the identity client and follows its state. */
const followSession = async (): Promise<void> => {
  const { watchSession } = await loadFile(() => import('./watch-session.ts'));
  await watchSession();
};

/** Resumes the stored user's session; if the client cannot be loaded, the session offers to try again. */
const resumeSession = (): void => {
  session.set({ status: 'loading' });
  followSession().catch((error: unknown) =>
    session.set({
      status: 'unknown',
      reason: textOfLoadError(error),
      retry: resumeSession,
    }),
  );
};

const listen = (): void => {
  // Another tab signed in. The identity client is loaded by then, and reports a log-out itself.
  addEventListener('storage', ({ key, newValue }) => {
    if (isStoredUser(key) && newValue) followSession().catch(() => undefined);
  });
  addEventListener('online', () => {
    const current = session.get();
    if (current.status === 'unknown') current.retry();
  });
};

/**
 * Starts the session. A visitor without a stored user is signed out at once, without loading the identity client, until
 * another tab signs in.
 */
export const startSession = (): void => {
  listen();
  if (storedUsers().length > 0) resumeSession();
  else session.set({ status: 'signed-out', deliberate: false });
};
