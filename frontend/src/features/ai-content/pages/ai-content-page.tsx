import Box from '@mui/material/Box';
import { Eye, Library, Plus } from 'lucide-react';
import { useState } from 'react';
import { contentTypes } from '#shared/model/content-types.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/lesson-plan.svg';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import {
  JobHistoryPage,
  type JobHistoryTexts,
} from '#frontend/components/jobs/job-history-page.tsx';
import type { JobColumn } from '#frontend/components/jobs/job-list-props.ts';
import { sourceColumn } from '#frontend/components/jobs/source-column.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ContentJob } from '#frontend/lib/api/response-types.ts';
import { draftPath, paths } from '#frontend/lib/paths.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { againPath, contentForms, submittedText, typeText } from '../model/content-forms.ts';

const DraftDialog = lazyOverlay(() => import('../components/draft-dialog.tsx'));

const texts: JobHistoryTexts = {
  title: 'aiContent.historyTitle',
  intro: 'aiContent.historyIntro',
  fetchFailed: 'aiContent.fetchFailed',
  emptyTitle: 'job.noHistory',
  emptyText: 'aiContent.emptyText',
  ready: 'aiContent.ready',
  failed: 'aiContent.failed',
  deleted: 'aiContent.deleted',
  deleteTitle: 'aiContent.deleteTitle',
  deleteText: 'aiContent.deleteText',
};
const columns: readonly JobColumn<ContentJob>[] = [
  { id: 'type', label: 'aiContent.type', render: (job) => <Message id={typeText(job)} /> },
  sourceColumn('aiContent.topic', 'profile.empty'),
];

const NewDraft = ({ centred = false }: { readonly centred?: boolean }) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: centred ? 'center' : 'start' }}
  >
    {contentTypes.map((type) => (
      <TextButton
        label={`aiContent.type.${type}`}
        key={type}
        to={contentForms[type].path}
        variant="outlined"
        icon={Plus}
      />
    ))}
    {!centred && <TextButton label="bank.nav" to={paths.questions} icon={Library} />}
  </Box>
);

const ViewDraft = ({ job }: { readonly job: ContentJob }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton
        label="aiContent.view"
        variant="outlined"
        size="small"
        icon={Eye}
        onClick={() => setOpen(true)}
      />
      <DraftDialog job={job} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const WatchDraft = ({ job }: { readonly job: ContentJob }) => (
  <TextButton
    label="aiContent.watch"
    to={draftPath(job.id)}
    variant="outlined"
    size="small"
    icon={Eye}
  />
);

const AiContentPage = () => (
  <JobHistoryPage
    calls={contentCalls}
    texts={texts}
    submitted={({ type }) => submittedText(type)}
    steps={jobSteps['ai-content']}
    columns={columns}
    form={({ type, id }) => againPath(type, id)}
    result={(job) => <ViewDraft job={job} />}
    running={(job) => <WatchDraft job={job} />}
    create={NewDraft}
    picture={picture}
  />
);

export const begin = () => beginCalls(contentCalls.first);

export default AiContentPage;
