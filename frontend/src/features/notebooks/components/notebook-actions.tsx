import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import type { NotebookJob } from '../../../lib/api/answers.ts';
import { DownloadButton } from '../../../components/jobs/download-button.tsx';
import { JobActions } from '../../../components/jobs/job-actions.tsx';
import { notebookFormPath } from '../../../lib/paths.ts';
import { removeNotebook, tryAgain } from '../api/manage-notebooks.ts';

const texts = {
  submitted: 'notebooks.submitted',
  deleted: 'notebooks.deleted',
  deleteTitle: 'notebooks.deleteTitle',
  deleteText: 'notebooks.deleteText',
} as const;

interface Props {
  readonly job: NotebookJob;
  /** Brings the list up to date. */
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with one notebook. */
export const NotebookActions = ({ job, onChanged }: Props) => (
  <JobActions
    job={job}
    list={listNotebookJobs.id}
    texts={texts}
    form={notebookFormPath(job.coverImageKey)}
    onRetry={tryAgain}
    onDelete={removeNotebook}
    onChanged={onChanged}
  >
    <DownloadButton file={job.generatedFiles[0]} label="notebooks.download" />
  </JobActions>
);
