import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/load-messages.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import type { LoadDescribe } from '../conflict/described-overlap.ts';
import { lazyOverlay } from '../dialog/lazy-overlay.tsx';

/** The props of a feature's component that shows a version's changes. */
export interface VersionChangesProps {
  readonly version: number;
  readonly before: number;
  readonly read: (version: number) => Promise<unknown>;
}

export interface VersionsDialogProps {
  readonly open: boolean;
  readonly document: DocumentControls;
  readonly changes?: ComponentType<VersionChangesProps> | undefined;
  /** Loads the words for what restoring a version changes. */
  readonly describe?: LoadDescribe | undefined;
  readonly onClose: () => void;
}

/** Lists the versions of a document, and offers to restore them. */
export const VersionsDialog = lazyOverlay<VersionsDialogProps>(() =>
  withTexts(import('./versions-dialog-body.tsx'), 'conflict'),
);
