import { createStore } from './store.ts';

/** How many files of the application, its pages and overlays, are on their way. */
export const filesOnTheirWay = createStore(0);

/** Counts a file that is on its way, until the returned function is called. */
export const countFile = (): (() => void) => {
  filesOnTheirWay.set(filesOnTheirWay.get() + 1);
  return () => filesOnTheirWay.set(filesOnTheirWay.get() - 1);
};
