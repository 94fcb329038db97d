import { useState, type ReactNode } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';

export interface FolderDialogProps {
  readonly open: boolean;
  /** The day that is proposed, `YYYY-MM-DD`. */
  readonly day: string;
  readonly onClose: () => void;
}

const FolderDialog = lazyOverlay<FolderDialogProps>(() =>
  withTexts(import('./folder-dialog.tsx'), 'folder'),
);

/** The dialog that makes a folder for a visitor or a substitute, and what opens it. Its file is loaded then. */
export const useFolder = (): {
  readonly openFolder: (day: string) => void;
  readonly folderDialog: ReactNode;
} => {
  const [asked, setAsked] = useState<{
    readonly day: string;
    readonly open: boolean;
    readonly serial: number;
  }>();
  return {
    openFolder: (day) =>
      setAsked((before) => ({ day, open: true, serial: (before?.serial ?? 0) + 1 })),
    folderDialog: asked && (
      <FolderDialog
        // What was chosen in it ends with it: marks are never ticked by an earlier visit.
        key={asked.serial}
        open={asked.open}
        day={asked.day}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    ),
  };
};
