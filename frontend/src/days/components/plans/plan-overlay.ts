import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';

/** Chooses the plan of a planned lesson; loads when it is first opened. */
export const PlanDialog = lazyOverlay<PlanDialogProps>(() =>
  withTexts(import('./plan-dialog.tsx'), 'plans'),
);
