import { listContentJobs } from '../../../../../shared/contracts/ai-content.ts';
import type { ContentJob } from '../../../lib/api/answers.ts';
import { JobActions } from '../../../components/jobs/job-actions.tsx';
import { removeContentJob, tryAgain } from '../api/manage-content-jobs.ts';
import { submittedText } from '../content-forms.ts';
import { ViewDraft } from './view-draft.tsx';

const texts = {
  deleted: 'aiContent.deleted',
  deleteTitle: 'aiContent.deleteTitle',
  deleteText: 'aiContent.deleteText',
} as const;

interface Props {
  readonly job: ContentJob;
  /** Brings the list up to date. */
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with one draft. */
export const ContentActions = ({ job, onChanged }: Props) => (
  <JobActions
    job={job}
    list={listContentJobs.id}
    texts={{ ...texts, submitted: submittedText(job.type) }}
    onRetry={tryAgain}
    onDelete={removeContentJob}
    onChanged={onChanged}
  >
    <ViewDraft job={job} />
  </JobActions>
);
