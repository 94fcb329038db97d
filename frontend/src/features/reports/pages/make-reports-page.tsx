import Skeleton from '@mui/material/Skeleton';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { paths } from '#frontend/lib/paths.ts';

const ReportForm = lazyComponent(
  () => import('../components/report-form.tsx'),
  <Skeleton variant="rounded" height={480} />,
);

const MakeReportsPage = () => (
  <Page
    title="reports.makeTitle"
    intro="reports.makeIntro"
    width="form"
    actions={<HistoryLink to={paths.reportFiles} />}
  >
    <ReportForm />
  </Page>
);

export const begin = () => beginCalls(listClasses, listAllMarkSheets);

export default MakeReportsPage;
