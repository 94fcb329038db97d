import {
  startTransition,
  use,
  useReducer,
  useState,
  type ComponentType,
  useEffect,
  useEffectEvent,
} from 'react';
import { loadFile, NewVersionError, textOfLoadError } from '../../lib/new-version.ts';
import { trackChunk } from '../../lib/pending-chunks.ts';
import { ErrorState } from '../feedback/error-state.tsx';

interface Props {
  readonly error: unknown;
  /** Loads the page's file again; resolves to true on success. */
  readonly onRetry: () => Promise<boolean>;
  /** Called when the user leaves the page or the page has loaded. The function must be stable. */
  readonly onLeave: () => void;
}

/** Replaces a page whose file could not be loaded: shows why, and offers to retry. */
const PageLoadError = ({ error, onRetry, onLeave }: Props) => {
  const isNew = error instanceof NewVersionError;
  const tryAgain = async () => {
    if (await onRetry()) return;
    // Some browsers cache a failed import until the page is reloaded.
    if (!(error instanceof TypeError)) window.location.reload();
  };
  const onOnline = useEffectEvent(() => void onRetry());
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  useEffect(() => onLeave, [onLeave]);

  return (
    <ErrorState
      title="error.pageTitle"
      text={textOfLoadError(error)}
      action={isNew ? 'error.reload' : 'common.retry'}
      onAction={() => (isNew ? window.location.reload() : void tryAgain())}
    />
  );
};

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
