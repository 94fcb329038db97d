import { createStore } from './store.ts';

/** The number of chunks (pages and overlays) that are being loaded. */
export const pendingChunks = createStore(0);

/** Counts a chunk as loading until the returned function is called. */
export const trackChunk = (): (() => void) => {
  pendingChunks.set(pendingChunks.get() + 1);
  return () => pendingChunks.set(pendingChunks.get() - 1);
};
