import { useEffect, useEffectEvent } from 'react';
import { NewVersionError, textOfLoadError } from '../../lib/new-version.ts';
import { ErrorState } from '../feedback/error-state.tsx';

interface Props {
  readonly error: unknown;
  /** Loads the page's file again; resolves to true on success. */
  readonly onRetry: () => Promise<boolean>;
  /** Called when the user leaves the page or the page has loaded. The function must be stable. */
  readonly onLeave: () => void;
}

/** Replaces a page whose file could not be loaded: shows why, and offers to retry. */
export const PageLoadError = ({ error, onRetry, onLeave }: Props) => {
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
