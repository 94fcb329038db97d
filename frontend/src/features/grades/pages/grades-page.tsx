import Button from '@mui/material/Button';
import { ScanText } from 'lucide-react';
import { Link } from 'react-router';
import { listGradeJobs } from '../../../../../shared/contracts/grades.ts';
import { jobSteps } from '../../../../../shared/model/job-steps.ts';
import picture from '../../../assets/illustrations/grades.svg';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { JobHistory } from '../../../components/jobs/job-history.tsx';
import { sourceColumn } from '../../../components/jobs/source-column.tsx';
import { useJobAnnouncements } from '../../../components/jobs/use-job-announcements.ts';
import { Page } from '../../../components/page/page.tsx';
import { Say } from '../../../i18n/say.tsx';
import { paths } from '../../../lib/paths.ts';
import { useJobList } from '../../../lib/resources/use-job-list.ts';
import { fetchGradeJobs } from '../api/list-grade-jobs.ts';
import { GradeActions } from '../components/grade-actions.tsx';

const announcements = { success: 'grades.ready', failed: 'grades.failed' } as const;
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

const GradesPage = () => {
  const { data: jobs, error, mutate } = useJobList(listGradeJobs.id, fetchGradeJobs);
  useJobAnnouncements(jobs, announcements);
  return (
    <Page
      title="grades.historyTitle"
      intro="grades.historyIntro"
      actions={jobs && jobs.length > 0 && <ExtractButton />}
    >
      <JobHistory
        label="grades.historyTitle"
        jobs={jobs}
        steps={jobSteps.grade}
        columns={columns}
        actions={(job) => <GradeActions job={job} onChanged={() => mutate()} />}
        failed={Boolean(error)}
        failedText="grades.fetchFailed"
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            title="job.noHistory"
            text="grades.emptyText"
            picture={picture}
            action={<ExtractButton />}
          />
        }
      />
    </Page>
  );
};

export default GradesPage;
