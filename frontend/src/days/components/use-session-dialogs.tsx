import { useMemo, useState, type ReactNode } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { Days, PlacedBlock } from '../model/day-course.ts';

/** What both dialogs of a session need. */
export interface SessionDialogProps {
  readonly open: boolean;
  readonly days: Days;
  readonly placed: PlacedBlock;
  /** Asks why it was lost. */
  readonly onLost: () => void;
  readonly onClose: () => void;
}

const SessionDialog = lazyOverlay<SessionDialogProps>(() =>
  withTexts(import('./session-dialog.tsx'), 'plans'),
);
const LostDialog = lazyOverlay<SessionDialogProps>(() => import('./lost-dialog.tsx'));

/**
 * The dialogs of sessions: how it went, homework and note, or why it was lost. Both open from Today, the week and the
 * lessons of a class. Loads the dialogs when one is first opened.
 */
export const useSessionDialogs = (
  days: Days | undefined,
): {
  readonly openSession: (placed: PlacedBlock) => void;
  readonly openLost: (placed: PlacedBlock) => void;
  readonly dialogs: ReactNode;
} => {
  const [asked, setAsked] = useState<{
    readonly about: 'session' | 'lost' | undefined;
    readonly placed: PlacedBlock;
    readonly serial: number;
  }>();
  const placed = asked?.placed;
  const props = days &&
    placed && {
      ...{ days, placed },
      onLost: () => setAsked({ ...asked, about: 'lost' }),
      onClose: () => setAsked({ ...asked, about: undefined }),
    };
  // Stay the same, so that a page is not drawn again with its dialogs.
  const openers = useMemo(() => {
    const open = (about: 'session' | 'lost') => (next: PlacedBlock) =>
      setAsked((before) => ({ about, placed: next, serial: (before?.serial ?? 0) + 1 }));
    return { openSession: open('session'), openLost: open('lost') };
  }, []);
  return {
    ...openers,
    dialogs: props && (
      <>
        {/* What was typed in a dialog ends with it. */}
        <SessionDialog key={asked.serial} {...props} open={asked.about === 'session'} />
        <LostDialog key={-asked.serial} {...props} open={asked.about === 'lost'} />
      </>
    ),
  };
};
