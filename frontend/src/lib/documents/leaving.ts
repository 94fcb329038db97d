import type { DeviceCopy } from './device-copy.ts';
import { isDirty, type EditedDocument } from './edited-document.ts';

/**
 * Keeps the unsaved content on the device; the browser then asks before closing the page. Each edit and each letter is
 * written at once: a page may end without an event (a crash, a full memory, a busy browser that waits no longer).
 */
export const createKeeper = <C>(copy: DeviceCopy<C>, found: C | undefined) => {
  /** The content on the device, as far as this tab knows. */
  let kept = found;
  const onLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
  return {
    /** `elsewhere`: another tab has written it already; writing it again might overwrite newer edits. */
    keep: (now: EditedDocument<C>, typed: C | undefined, when: 'at once' | 'elsewhere'): void => {
      if (isDirty(now) || typed !== undefined) {
        addEventListener('beforeunload', onLeaving);
        kept = now.content;
        // The other tab has written over what is being typed here.
        if (when === 'at once' || typed !== undefined) copy.write(now, typed);
      } else {
        if (kept !== undefined) copy.remove(kept);
        kept = undefined;
        removeEventListener('beforeunload', onLeaving);
      }
    },
    stop: (): void => removeEventListener('beforeunload', onLeaving),
  };
};

/** Calls `act` when the page is hidden or left, or the network returns; returns how to stop that. */
export const watchLeaving = (act: () => void): (() => void) => {
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') act();
  };
  addEventListener('online', act);
  addEventListener('blur', act);
  addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('online', act);
    removeEventListener('blur', act);
    removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
