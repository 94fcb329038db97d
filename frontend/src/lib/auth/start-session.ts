import { loadFile, textOfLoadError } from '../new-version.ts';
import { session } from './session.ts';
import { isStoredUser, storedUsers } from './stored-users.ts';

const loadBeginning = () => loadFile(() => import('./begin-session.ts'));

/** Resumes the stored user's session; if what it needs cannot be loaded, the session offers to try again. */
const resume = (): void => {
  session.set({ status: 'loading' });
  loadBeginning()
    .then(({ resumeSession }) => resumeSession())
    .catch((error: unknown) => {
      // Otherwise the session has begun, or has said why it did not.
      if (session.get().status === 'loading')
        session.set({ status: 'unknown', reason: textOfLoadError(error), retry: resume });
    });
};

const follow = (): void =>
  void loadBeginning()
    .then(({ beginSession }) => beginSession())
    .catch(() => undefined);

const listen = (): void => {
  // Another tab signed in or out, or renewed the token.
  addEventListener('storage', ({ key, newValue }) => {
    const isOfVisitor = newValue === null && session.get().status === 'signed-out';
    if (isOfVisitor || !(key === null || isStoredUser(key))) return;
    follow();
  });
  // A page that the browser had put aside has missed who left, or came, meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    const isOfVisitor = session.get().status === 'signed-out' && storedUsers().length === 0;
    if (persisted && !isOfVisitor) follow();
  });
  addEventListener('online', () => {
    const current = session.get();
    if (current.status === 'unknown') current.retry();
  });
};

/** Deletes what former users of this device have left, also when no user signs in. A device without such data loads nothing. */
const sweep = async (): Promise<void> => {
  if ((await indexedDB.databases()).length === 0) return;
  const { sweepDevice } = await import('./sweep-device.ts');
  await sweepDevice();
};

/** Starts the session. A visitor without a stored user is signed out at once, until another tab signs in. */
export const startSession = (): void => {
  listen();
  if (storedUsers().length > 0) resume();
  else {
    session.set({ status: 'signed-out', deliberate: false });
    // Where storage is blocked, or an old browser cannot say what there is, nothing is deleted.
    sweep().catch(() => undefined);
  }
};
