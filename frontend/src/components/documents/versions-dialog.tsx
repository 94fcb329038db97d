import type { ComponentType } from 'react';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { lazyOverlay } from '../dialog/lazy-overlay.tsx';

/** What a feature says of the changes that a version made. */
export interface VersionChangesProps {
  readonly version: number;
  /** The version before it that is kept. */
  readonly before: number;
  /** Gives what stands in a version. */
  readonly read: (version: number) => Promise<unknown>;
}

export interface VersionsDialogProps {
  readonly open: boolean;
  readonly document: DocumentControls;
  readonly changes?: ComponentType<VersionChangesProps> | undefined;
  readonly onClose: () => void;
}

/** The versions of a document, to be restored. */
export const VersionsDialog = lazyOverlay<VersionsDialogProps>(
  () => import('./versions-dialog-body.tsx'),
);
