import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import { jobSteps } from '../../../../../shared/model/job-steps.ts';
import picture from '../../../assets/illustrations/empty-notebook.svg';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { JobHistory } from '../../../components/jobs/job-history.tsx';
import { useJobAnnouncements } from '../../../components/jobs/use-job-announcements.ts';
import { Page } from '../../../components/page/page.tsx';
import { Say } from '../../../i18n/say.tsx';
import { paths } from '../../../lib/paths.ts';
import { useJobList } from '../../../lib/resources/use-job-list.ts';
import { fetchNotebooks } from '../api/list-notebooks.ts';
import { NotebookActions } from '../components/notebook-actions.tsx';
import { notebookColumns } from '../components/notebook-columns.tsx';

const announcements = { success: 'notebooks.ready', failed: 'notebooks.failed' } as const;

const CreateButton = () => (
  <Button
    component={Link}
    to={paths.createNotebook}
    variant="contained"
    startIcon={<Plus size={18} aria-hidden />}
  >
    <Say id="notebooks.create" />
  </Button>
);

const NotebooksPage = () => {
  const { data: jobs, error, mutate } = useJobList(listNotebookJobs.id, fetchNotebooks);
  useJobAnnouncements(jobs, announcements);
  return (
    <Page
      title="notebooks.title"
      intro="notebooks.intro"
      actions={jobs && jobs.length > 0 && <CreateButton />}
    >
      <JobHistory
        label="notebooks.title"
        jobs={jobs}
        steps={jobSteps.notebook}
        columns={notebookColumns}
        actions={(job) => <NotebookActions job={job} onChanged={() => mutate()} />}
        failed={Boolean(error)}
        failedText="notebooks.fetchFailed"
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            title="notebooks.emptyTitle"
            text="notebooks.emptyText"
            picture={picture}
            action={<CreateButton />}
          />
        }
      />
    </Page>
  );
};

export default NotebooksPage;
