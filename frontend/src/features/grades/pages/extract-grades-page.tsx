import { Page } from '../../../components/page/page.tsx';
import { HistoryLink } from '../../../components/jobs/history-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { ExtractionForm } from '../components/extraction-form.tsx';

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

export default ExtractGradesPage;
