import Skeleton from '@mui/material/Skeleton';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { CameraEntry } from '../components/camera-entry.tsx';

const ReadingForm = lazyComponent(
  () => import('../components/reading-form.tsx'),
  <Skeleton variant="rounded" height={360} />,
);

const ReadAnswerSheetsPage = () => (
  <Page
    title="answerSheets.readTitle"
    intro="answerSheets.readIntro"
    width="form"
    actions={<HistoryLink to={paths.answerSheets} />}
  >
    <CameraEntry />
    <ReadingForm />
  </Page>
);

export default ReadAnswerSheetsPage;
