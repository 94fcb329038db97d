import type { ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { lazyOverlay } from './lazy-overlay.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly textValues?: Record<string, ReactNode>;
  readonly confirm: MessageId;
  /** `primary` for harmless actions. */
  readonly tone?: 'error' | 'primary';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Called when the dialog has closed and the focus has returned. */
  readonly onExited?: () => void;
}

/** Asks for confirmation of an action that cannot be undone. The safe answer has the focus. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  () => import('./confirm-dialog-body.tsx'),
);
