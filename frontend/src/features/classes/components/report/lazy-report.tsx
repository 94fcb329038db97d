import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';

/** The report of a class, which loads after its page. */
export const ClassReport = lazyComponent(
  () => withTexts(import('./class-report.tsx'), 'report', 'review'),
  <Skeleton variant="rounded" height={240} />,
);
