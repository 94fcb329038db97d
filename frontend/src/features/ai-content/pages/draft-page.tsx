import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { DocumentContent } from '#frontend/components/documents/document-content.tsx';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { paths } from '#frontend/lib/paths.ts';
import { draftDocuments } from '../draft-api.ts';

const shape = <Skeleton variant="rounded" height={560} />;
// One part for all states, so that a finished draft takes the place of what was written of it at once.
const DraftPart = lazyComponent(
  () => withTexts(import('../components/draft/draft-part.tsx'), 'draft'),
  shape,
);
// Its file comes while the draft is fetched.
void DraftPart.preload();

/** The page on which a teacher watches a draft being written, and then edits it. */
const DraftPage = () => {
  const { jobId = '' } = useParams();
  return (
    <Page
      title="aiContent.draftTitle"
      intro="aiContent.draftIntro"
      actions={<HistoryLink to={paths.aiContent} />}
    >
      <DocumentContent
        key={jobId}
        documents={draftDocuments}
        jobId={jobId}
        shape={shape}
        loadFailed="aiContent.loadFailed"
        withoutDocument={(job) => <DraftPart job={job} document={undefined} />}
      >
        {(job, document) => <DraftPart job={job} document={document} />}
      </DocumentContent>
    </Page>
  );
};

export const begin = () => beginCalls(contentDocuments.getJob);

export default DraftPage;
