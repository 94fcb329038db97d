import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { SeatPlanProps } from './seat-plan.tsx';

/** The seating plan of a class, in a file of its own with its texts. */
export const SeatPlan = lazyComponent<SeatPlanProps>(
  () => withTexts(import('./seat-plan.tsx'), 'seating'),
  <Skeleton variant="rounded" height={420} />,
);
