/** Texts the browser keeps for the product. */
export interface TextStorage {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** The keys of all there is that begin with `prefix`. */
  readonly keys: (prefix: string) => readonly string[];
}

/** What no storage took, blocked or full: it holds until the page is closed, which asks first. */
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

/** Keeps texts in a storage, which is asked for each time: where it is blocked, naming it throws. */
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
      // storage is blocked: nothing was kept there
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
});
