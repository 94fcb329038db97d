import type { Job } from '../../../lib/api/answers.ts';
import { DownloadButton } from '../../../components/jobs/download-button.tsx';
import { JobActions } from '../../../components/jobs/job-actions.tsx';
import { removeNotebook, tryAgain } from '../api/manage-notebooks.ts';

const texts = {
  submitted: 'notebooks.submitted',
  deleted: 'notebooks.deleted',
  deleteTitle: 'notebooks.deleteTitle',
  deleteText: 'notebooks.deleteText',
} as const;

interface Props {
  readonly job: Job;
  /** Brings the list up to date. */
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with one notebook. */
export const NotebookActions = ({ job, onChanged }: Props) => (
  <JobActions
    job={job}
    texts={texts}
    onRetry={tryAgain}
    onDelete={removeNotebook}
    onChanged={onChanged}
  >
    <DownloadButton file={job.generatedFiles[0]} label="notebooks.download" />
  </JobActions>
);
