import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { textOfLoadError } from '../../lib/new-version.ts';
import { notifyOf } from '../../lib/notifications/notifications.ts';
import { awaitOverlay } from './await-overlay.ts';

interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog, menu or drawer whose file is loaded at the first opening. A failure is a message, and no error. */
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
          notifyOf('error', textOfLoadError(error));
          close();
        },
        onCancelled: () => close(),
      });
    }, [wanted]);

    return overlay && <overlay.Content {...props} />;
  };
  return LazyOverlay;
};
