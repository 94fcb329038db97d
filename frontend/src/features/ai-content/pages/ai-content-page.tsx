import { listContentJobs } from '../../../../../shared/contracts/ai-content.ts';
import { jobSteps } from '../../../../../shared/model/job-steps.ts';
import picture from '../../../assets/illustrations/lesson-plan.svg';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { JobHistory } from '../../../components/jobs/job-history.tsx';
import { useJobAnnouncements } from '../../../components/jobs/use-job-announcements.ts';
import { Page } from '../../../components/page/page.tsx';
import { useJobList } from '../../../lib/resources/use-job-list.ts';
import { fetchContentJobs } from '../api/list-content-jobs.ts';
import { ContentActions } from '../components/content-actions.tsx';
import { contentColumns } from '../components/content-columns.tsx';
import { NewDraft } from '../components/new-draft.tsx';

const announcements = { success: 'aiContent.ready', failed: 'aiContent.failed' } as const;

const AiContentPage = () => {
  const { data: jobs, error, mutate } = useJobList(listContentJobs.id, fetchContentJobs);
  useJobAnnouncements(jobs, announcements);
  return (
    <Page
      title="aiContent.historyTitle"
      intro="aiContent.historyIntro"
      actions={jobs && jobs.length > 0 && <NewDraft />}
    >
      <JobHistory
        label="aiContent.historyTitle"
        jobs={jobs}
        steps={jobSteps['ai-content']}
        columns={contentColumns}
        actions={(job) => <ContentActions job={job} onChanged={() => mutate()} />}
        failed={Boolean(error)}
        failedText="aiContent.fetchFailed"
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            title="job.noHistory"
            text="aiContent.emptyText"
            picture={picture}
            action={<NewDraft centred />}
          />
        }
      />
    </Page>
  );
};

export default AiContentPage;
