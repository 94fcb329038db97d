import Skeleton from '@mui/material/Skeleton';
import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { paths } from '#frontend/lib/paths.ts';

/** Loaded after its page, because it is larger than most forms. */
const ExtractionForm = lazyComponent(
  () => withTexts(import('../components/extraction-form.tsx'), 'options'),
  <Skeleton variant="rounded" height={560} />,
);

const ExtractGradesPage = () => (
  <Page
    title="grades.extractTitle"
    intro="grades.extractIntro"
    width="form"
    actions={<HistoryLink to={paths.grades} />}
  >
    <ExtractionForm />
  </Page>
);

export const begin = () => beginCalls(listWorkbooks, listClasses);

export default ExtractGradesPage;
