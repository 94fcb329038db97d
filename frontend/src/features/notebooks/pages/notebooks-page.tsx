import { Plus } from 'lucide-react';
import { jobSteps } from '#shared/model/job-steps.ts';
import { listCovers } from '#shared/contracts/notebooks.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/empty-notebook.svg';
import { DownloadButton } from '#frontend/components/jobs/download-button.tsx';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '#frontend/components/jobs/job-history-page.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { notebookFormPath, paths } from '#frontend/lib/paths.ts';
import { notebookCalls } from '#frontend/lib/resources/job-lists.ts';
import { madeColumn } from '../components/made-column.tsx';
import type { ReadyCardProps } from '../components/preview/ready-card.tsx';

/** Loaded when the first notebook is ready. */
const ReadyCard = lazyComponent<ReadyCardProps>(
  () => import('../components/preview/ready-card.tsx'),
);

const texts: JobHistoryTexts = {
  title: 'notebooks.title',
  intro: 'notebooks.intro',
  fetchFailed: 'notebooks.fetchFailed',
  emptyTitle: 'notebooks.emptyTitle',
  emptyText: 'notebooks.emptyText',
  failed: 'notebooks.failed',
  deleted: 'notebooks.deleted',
  deleteTitle: 'notebooks.deleteTitle',
  deleteText: 'notebooks.deleteText',
};
const columns = [madeColumn];

const CreateButton = () => (
  <TextButton label="notebooks.create" to={paths.createNotebook} variant="contained" icon={Plus} />
);

const NotebooksPage = () => (
  <JobHistoryPage
    calls={notebookCalls}
    texts={texts}
    submitted={() => 'notebooks.submitted'}
    steps={jobSteps.notebook}
    columns={columns}
    result={({ generatedFiles }) => (
      <DownloadButton file={generatedFiles[0]} label="notebooks.download" />
    )}
    finished={(job) => <ReadyCard key={job.id} job={job} />}
    form={({ coverImageKey }) => notebookFormPath(coverImageKey)}
    create={CreateButton}
    picture={picture}
  />
);

export const begin = () => beginCalls(notebookCalls.first, listCovers);

export default NotebooksPage;
