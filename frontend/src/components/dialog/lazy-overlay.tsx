import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { textOfError } from '../../lib/api/api-error.ts';
import { notifyOf } from '../../lib/notifications/notifications.ts';
import { awaitOverlay } from './await-overlay.ts';

interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog, menu or drawer in a file of its own, fetched when it is first opened. From then on it stays mounted, so
 * that it can leave the screen softly. It closes instead of opening when the user no longer waits for it. When the
 * file cannot be fetched, the user is told and the page stays as it is, with all that was typed: unlike with React's
 * `lazy`, nothing is thrown.
 */
export const lazyOverlay = <Props extends OverlayProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const LazyOverlay = (props: Props) => {
    const { open, onClose } = props;
    const [overlay, setOverlay] = useState<{ readonly Content: ComponentType<Props> }>();
    const wanted = open && !overlay;

    const close = useEffectEvent(() => onClose());
    useEffect(() => {
      if (!wanted) return undefined;
      return awaitOverlay({
        load,
        onArrived: ({ default: Content }) => setOverlay({ Content }),
        onFailed: (error) => {
          notifyOf('error', textOfError(error));
          close();
        },
        onCancelled: () => close(),
      });
    }, [wanted]);

    return overlay && <overlay.Content {...props} />;
  };
  return LazyOverlay;
};
