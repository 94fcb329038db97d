import { listGradeJobs } from '../../../../../shared/contracts/grades.ts';
import type { Job } from '../../../lib/api/answers.ts';
import { DownloadButton } from '../../../components/jobs/download-button.tsx';
import { JobActions } from '../../../components/jobs/job-actions.tsx';
import { paths } from '../../../lib/paths.ts';
import { removeGradeJob, tryAgain } from '../api/manage-grade-jobs.ts';

const texts = {
  submitted: 'grades.submitted',
  deleted: 'grades.deleted',
  deleteTitle: 'grades.deleteTitle',
  deleteText: 'grades.deleteText',
} as const;

interface Props {
  readonly job: Job;
  /** Brings the list up to date. */
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with one extraction. */
export const GradeActions = ({ job, onChanged }: Props) => (
  <JobActions
    job={job}
    list={listGradeJobs.id}
    texts={texts}
    form={paths.extractGrades}
    onRetry={tryAgain}
    onDelete={removeGradeJob}
    onChanged={onChanged}
  >
    <DownloadButton file={job.generatedFiles[0]} label="grades.download" />
  </JobActions>
);
