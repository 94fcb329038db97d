/** Text entries in the browser's storage. */
export interface TextStorage {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** All keys that begin with `prefix`. */
  readonly keys: (prefix: string) => readonly string[];
  /** Whether a text whose key begins with `prefix` was refused, and so lasts only until the page is closed. */
  readonly isRefused: (prefix: string) => boolean;
}

/** Texts that storage refused. They last until the page is closed, and the browser asks before that. */
const unstored = new Map<string, string>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

const hold = (key: string, text: string): void => {
  unstored.set(key, text);
  addEventListener('beforeunload', ask);
};
const release = (key: string): void => {
  unstored.delete(key);
  if (unstored.size === 0) removeEventListener('beforeunload', ask);
};

/** Keeps texts in a storage. `storage` is a function because merely accessing a blocked storage throws. */
export const textStorage = (storage: () => Storage): TextStorage => ({
  read: (key) => {
    const held = unstored.get(key);
    if (held !== undefined) return held;
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (key, text) => {
    try {
      storage().setItem(key, text);
      release(key);
    } catch {
      hold(key, text);
    }
  },
  remove: (key) => {
    release(key);
    try {
      storage().removeItem(key);
    } catch {
      // storage is blocked, so it has no such entry
    }
  },
  keys: (prefix) => {
    let stored: string[] = [];
    try {
      stored = Object.keys(storage());
    } catch {
      // storage is blocked
    }
    return [...stored, ...unstored.keys()].filter((key) => key.startsWith(prefix));
  },
  isRefused: (prefix) => [...unstored.keys()].some((key) => key.startsWith(prefix)),
});
