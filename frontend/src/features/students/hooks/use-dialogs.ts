import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Student } from '#shared/model/student.ts';

export type OpenDialog =
  | { readonly kind: 'add' | 'import' }
  | { readonly kind: 'edit' | 'delete'; readonly student: Student };

export interface Dialogs {
  /** The visible dialog, including during its closing animation. */
  readonly shown: OpenDialog | undefined;
  readonly open: boolean;
  readonly show: (dialog: OpenDialog) => void;
  /** Closes the dialog, then calls `after`; until then screen readers would miss a notification. */
  readonly close: (after?: () => void) => void;
  readonly onExited: () => void;
}

/** Whether the focus is nowhere, or in a dialog that is closing. */
const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('[role=dialog]') !== null;

/** Shows one dialog at a time, each with fresh state. `home` gets the focus if the opening button is gone. */
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
