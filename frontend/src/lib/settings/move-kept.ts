import { keptStorage } from './local-settings.ts';

/**
 * Moves what a user has kept on this device into the tab if the device is shared now, and out of it if not; photos wait
 * in a database. What is there already stays.
 */
export const moveKept = (uid: string): void => {
  const isTheirs = new RegExp(`^daftar\\.(document|games|choices)\\.${uid}\\.`);
  try {
    const to = keptStorage();
    const from = to === localStorage ? sessionStorage : localStorage;
    for (const key of Object.keys(from).filter((each) => isTheirs.test(each))) {
      to.setItem(key, to.getItem(key) ?? from.getItem(key) ?? '');
      from.removeItem(key);
    }
  } catch {
    // Storage is blocked or full: the rest stays where it is.
  }
};
