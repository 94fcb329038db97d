import { startTransition, use, useReducer, type ComponentType } from 'react';
import { loadFile } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';
import { PageLoadError } from './page-load-error.tsx';

interface PageModule {
  readonly default: ComponentType;
}
interface Missing {
  readonly error: unknown;
}

/** A page in a file of its own, fetched when it is first shown or earlier. */
export interface LazyPage {
  (): React.ReactNode;
  /** Fetches the file; once it is here the page shows at once. Never rejects: what is not here the page explains. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Unlike React's `lazy`, a page that was preloaded shows in the first render: no skeleton flashes before it, which
 * React would then hold for 300 ms. And a file that could not be fetched is asked for again: when the user says so, when
 * the network is back, and whenever they come here anew.
 */
export const lazyPage = (load: () => Promise<PageModule>): LazyPage => {
  /** Of why there is no page when the file could not be fetched. */
  let loading: Promise<ComponentType | Missing> | undefined;

  const fetchPage = async (): Promise<ComponentType | Missing> => {
    // Not while React renders, where this may have been called.
    await Promise.resolve();
    const arrived = trackChunk();
    try {
      const { default: page } = await loadFile(load);
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
    // What `use` notes on a promise it has seen fulfilled. Noted before, it need not wait for what is here.
    void page.then((value) => Object.assign(page, { status: 'fulfilled', value }));
    loading = page;
    return page;
  };
  const forget = () => {
    loading = undefined;
  };
  const Page = () => {
    const [, showAgain] = useReducer((times: number) => times + 1, 0);
    const Loaded = use(preload());
    if (!('error' in Loaded)) return <Loaded />;
    const retry = async () => {
      forget();
      const page = await preload();
      startTransition(showAgain);
      return !('error' in page);
    };
    return <PageLoadError error={Loaded.error} onRetry={retry} onLeave={forget} />;
  };
  return Object.assign(Page, { preload });
};
