import { createStore } from './store.ts';

/** How many chunks of the application, those of pages and overlays, are being loaded. */
export const pendingChunks = createStore(0);

/** Counts a chunk that is being loaded, until the returned function is called. */
export const trackChunk = (): (() => void) => {
  pendingChunks.set(pendingChunks.get() + 1);
  return () => pendingChunks.set(pendingChunks.get() - 1);
};
