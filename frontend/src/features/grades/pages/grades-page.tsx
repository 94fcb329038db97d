import Button from '@mui/material/Button';
import { ScanText } from 'lucide-react';
import { Link } from 'react-router';
import { jobSteps } from '../../../../../shared/model/job-steps.ts';
import picture from '../../../assets/illustrations/grades.svg';
import { DownloadButton } from '../../../components/jobs/download-button.tsx';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '../../../components/jobs/job-history-page.tsx';
import { sourceColumn } from '../../../components/jobs/source-column.tsx';
import { Say } from '../../../i18n/say.tsx';
import { paths } from '../../../lib/paths.ts';
import { gradeCalls } from '../api.ts';

const texts: JobHistoryTexts = {
  title: 'grades.historyTitle',
  intro: 'grades.historyIntro',
  fetchFailed: 'grades.fetchFailed',
  emptyTitle: 'job.noHistory',
  emptyText: 'grades.emptyText',
  ready: 'grades.ready',
  failed: 'grades.failed',
  deleted: 'grades.deleted',
  deleteTitle: 'grades.deleteTitle',
  deleteText: 'grades.deleteText',
};
const columns = [sourceColumn('grades.image', 'grades.imageUnknown')];

const ExtractButton = () => (
  <Button
    component={Link}
    to={paths.extractGrades}
    variant="contained"
    startIcon={<ScanText size={18} aria-hidden />}
  >
    <Say id="grades.extractTitle" />
  </Button>
);

const GradesPage = () => (
  <JobHistoryPage
    calls={gradeCalls}
    texts={texts}
    submitted={() => 'grades.submitted'}
    steps={jobSteps.grade}
    columns={columns}
    result={({ generatedFiles }) => (
      <DownloadButton file={generatedFiles[0]} label="grades.download" />
    )}
    form={() => paths.extractGrades}
    create={ExtractButton}
    picture={picture}
  />
);

export default GradesPage;
