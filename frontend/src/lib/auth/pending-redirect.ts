/** The prefix of the key under which the identity client remembers that it sent the user to Google. */
const PREFIX = 'firebase:pendingRedirect:';

/** Whether this page may be the one that Google leads back to. */
export const isRedirectPending = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
};
