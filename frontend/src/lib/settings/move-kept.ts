import { keptStorage } from './local-settings.ts';

/** Moves what a user has kept on this device into the tab if it is shared now, and out of it if not. */
export const moveKept = (uid: string): void => {
  const theirs = ['document', 'games', 'choices'].map((kind) => `daftar.${kind}.${uid}.`);
  try {
    const to = keptStorage();
    const from = to === localStorage ? sessionStorage : localStorage;
    const isTheirs = (key: string) => theirs.some((prefix) => key.startsWith(prefix));
    for (const key of Object.keys(from).filter(isTheirs)) {
      to.setItem(key, to.getItem(key) ?? from.getItem(key) ?? '');
      from.removeItem(key);
    }
  } catch {
    // Storage is blocked or full: the rest stays where it is.
  }
};
