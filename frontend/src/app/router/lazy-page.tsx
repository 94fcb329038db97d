import { use, type ComponentType } from 'react';
import { countFile } from '../../lib/files-on-their-way.ts';

interface PageModule {
  readonly default: ComponentType;
}
/** A page in a file of its own, fetched when it is first shown or earlier. */
export interface LazyPage {
  (): React.ReactNode;
  /** Fetches the file; once it is here the page shows at once. Rejects when it cannot be fetched. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Unlike React's `lazy`, a page that was preloaded shows in the first render: no skeleton flashes before it, which
 * React would then hold for 300 ms.
 */
export const lazyPage = (load: () => Promise<PageModule>): LazyPage => {
  let loading: Promise<ComponentType> | undefined;

  const fetchPage = async (): Promise<ComponentType> => {
    // Not while React renders, where this may have been called.
    await Promise.resolve();
    const arrived = countFile();
    try {
      const { default: page } = await load();
      return page;
    } finally {
      arrived();
    }
  };
  const preload = () => {
    if (loading) return loading;
    const page = fetchPage();
    // What `use` notes on a promise it has seen fulfilled. Noted before, it need not wait for what is here.
    page.then(
      (value) => Object.assign(page, { status: 'fulfilled', value }),
      () => undefined,
    );
    loading = page;
    return page;
  };
  const Page = () => {
    const Loaded = use(preload());
    return <Loaded />;
  };
  return Object.assign(Page, { preload });
};
