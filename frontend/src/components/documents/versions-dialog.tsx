import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { lazyOverlay } from '../dialog/lazy-overlay.tsx';

export interface VersionsDialogProps {
  readonly open: boolean;
  readonly document: DocumentControls;
  readonly onClose: () => void;
}

/** The versions of a document, to be restored. */
export const VersionsDialog = lazyOverlay<VersionsDialogProps>(
  () => import('./versions-dialog-body.tsx'),
);
