import { startTransition, use, useReducer, useState, type ComponentType } from 'react';
import { loadFile } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';
import { PageLoadError } from './page-load-error.tsx';

interface PageModule {
  readonly default: ComponentType;
  /** Begins the page's calls, with `beginCalls`: when the file is here, and on each visit. */
  readonly begin?: () => void;
}
interface Missing {
  readonly error: unknown;
}

/** A page in a separate file, loaded when it is first shown or earlier. */
export interface LazyPage {
  (): React.ReactNode;
  /** Loads the file, so that the page renders at once. Never rejects: the page itself shows the error. */
  readonly preload: () => Promise<unknown>;
}

/** Unlike React's `lazy`, shows a preloaded page in the first render, and loads it again after a failure. */
export const lazyPage = (load: () => Promise<PageModule>): LazyPage => {
  /** Resolves to `Missing` if the file could not be loaded. */
  let loading: Promise<PageModule | Missing> | undefined;

  const fetchPage = async (): Promise<PageModule | Missing> => {
    // Leaves React's render, which may have called this.
    await Promise.resolve();
    const arrived = trackChunk();
    try {
      const page = await loadFile(load);
      page.begin?.();
      return page;
    } catch (error) {
      return { error };
    } finally {
      arrived();
    }
  };
  const preload = () => {
    if (loading) return loading;
    const page = fetchPage();
    // `use` sets these fields on a fulfilled promise; setting them here lets it skip a wait.
    void page.then((value) => Object.assign(page, { status: 'fulfilled', value }));
    loading = page;
    return page;
  };
  const forget = () => {
    loading = undefined;
  };
  const Page = () => {
    const [, showAgain] = useReducer((times: number) => times + 1, 0);
    const page = use(preload());
    const isHere = !('error' in page);
    // Begins the calls of a later visit, with the first draw: React runs this function once.
    useState(isHere ? page.begin : undefined);
    if (isHere) return <page.default />;
    const retry = async () => {
      forget();
      const again = await preload();
      startTransition(showAgain);
      return !('error' in again);
    };
    return <PageLoadError error={page.error} onRetry={retry} onLeave={forget} />;
  };
  return Object.assign(Page, { preload });
};
