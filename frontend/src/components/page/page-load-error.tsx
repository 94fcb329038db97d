import { useEffect, useEffectEvent } from 'react';
import { textOfError } from '../../lib/api/api-error.ts';
import { NewVersionError } from '../../lib/new-version.ts';
import { ErrorState } from '../feedback/error-state.tsx';

interface Props {
  readonly error: unknown;
  /** Asks for the page's file once more; true when it has come. */
  readonly onRetry: () => Promise<boolean>;
  /** Called when the user goes on to another page, or this one has come. It must not change. */
  readonly onLeave: () => void;
}

/** In place of a page whose file could not be fetched: why, and the way on. */
export const PageLoadError = ({ error, onRetry, onLeave }: Props) => {
  const isNew = error instanceof NewVersionError;
  const tryAgain = async () => {
    if (await onRetry()) return;
    // Some browsers keep a failed import until the page is loaded again.
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
      text={textOfError(error)}
      action={isNew ? 'error.reload' : 'common.retry'}
      onAction={() => (isNew ? window.location.reload() : void tryAgain())}
    />
  );
};
