import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { DistributionDialogProps } from './distribution-dialog.tsx';

/** The dialog for annual distributions, which loads when it is first opened. */
export const DistributionDialog = lazyOverlay<DistributionDialogProps>(() =>
  withTexts(import('./distribution-dialog.tsx'), 'distribution'),
);
