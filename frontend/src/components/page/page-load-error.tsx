import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';

interface Props {
  /** Asks for the page's file once more; true when it has come. */
  readonly onRetry: () => Promise<boolean>;
  /** Called when the user goes on to another page, or this one has come. It must not change. */
  readonly onLeave: () => void;
}

/** Whether the site can be reached at all. */
const isSiteThere = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** In place of a page whose file could not be fetched: why, and the way on. */
export const PageLoadError = ({ onRetry, onLeave }: Props) => {
  const tryAgain = async () => {
    if (await onRetry()) return;
    // A newer version of the site has files of other names, which loading it again brings; and some browsers keep a
    // failed import until then.
    if (await isSiteThere()) window.location.reload();
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
      text={{ id: 'error.network' }}
      action="common.retry"
      onAction={() => void tryAgain()}
    />
  );
};
