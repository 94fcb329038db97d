const prefixOf = (uid: string): string => `daftar.games.${uid}.`;

/** The key of what a user keeps on this device only: apart for each user, since colleagues share computers. */
export const keptKey = (uid: string, name: string): string => `${prefixOf(uid)}${name}`;

/** Removes all that a user keeps on this device: lists of pupils among it. */
export const forgetKept = (uid: string): void => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(uid)));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was kept
  }
};
