import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { loadMessages } from '#frontend/i18n/load-messages.ts';

/** The report of a class, which loads after its page. */
export const ClassReport = lazyComponent(
  async () =>
    (
      await Promise.all([
        import('./class-report.tsx'),
        loadMessages('report'),
        loadMessages('review'),
      ])
    )[0],
  <Skeleton variant="rounded" height={240} />,
);
