const nameOf = (key: string): string => `${key}.typing`;

/**
 * Tells the other tabs that what is being typed over a key is no edit yet. The browser takes the lock back when the tab
 * ends, also by a crash. Old browsers have no locks; there a tab that opens meanwhile takes the text for an edit.
 */
export const createTypingLock = (key: string): ((isTyping: boolean) => void) => {
  let release: (() => void) | undefined;
  return (isTyping) => {
    if (isTyping === (release !== undefined) || !('locks' in navigator)) return;
    release?.();
    release = undefined;
    if (!isTyping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    void navigator.locks.request(nameOf(key), { mode: 'shared' }, () => promise);
  };
};

/** Whether a tab is typing over a key. */
export const isBeingTyped = async (key: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [], pending = [] } = await navigator.locks.query();
  // A tab's lock waits while another tab waits for the end of typing.
  return [...held, ...pending.filter(({ mode }) => mode === 'shared')].some(
    ({ name }) => name === nameOf(key),
  );
};

/** Resolves when no tab is typing over a key any more. */
export const endOfTyping = (key: string): Promise<void> =>
  navigator.locks.request(nameOf(key), () => undefined);
