import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Student } from '#shared/model/student.ts';

export type OpenDialog =
  | { readonly kind: 'add' | 'import' }
  | { readonly kind: 'edit' | 'delete'; readonly student: Student };

export interface Dialogs {
  /** The dialog on the screen, also while it leaves. */
  readonly shown: OpenDialog | undefined;
  readonly open: boolean;
  readonly show: (dialog: OpenDialog) => void;
  /**
   * Closes the dialog; `after` runs when it has left. Until then the rest of the page is hidden from screen readers,
   * which would miss a notification.
   */
  readonly close: (after?: () => void) => void;
  readonly onExited: () => void;
}

/** Nowhere, or in a dialog that is going away. */
const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('[role=dialog]') !== null;

/**
 * One dialog at a time. Each opens afresh: nothing of the last one is left in it. `home` takes the focus when the
 * button that opened the dialog is gone.
 */
export const useDialogs = (home: RefObject<HTMLElement | null>): Dialogs => {
  const [shown, setShown] = useState<OpenDialog>();
  const [open, setOpen] = useState(false);
  const next = useRef<() => void>(undefined);
  const show = useCallback((dialog: OpenDialog) => {
    setShown(dialog);
    setOpen(true);
  }, []);
  return {
    shown,
    open,
    show,
    close: (after) => {
      next.current = after;
      setOpen(false);
    },
    onExited: () => {
      setShown(undefined);
      if (isLost(document.activeElement)) home.current?.focus({ preventScroll: true });
      next.current?.();
      next.current = undefined;
    },
  };
};
