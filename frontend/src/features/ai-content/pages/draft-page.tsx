import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import { isFinished } from '../../../../../shared/model/job.ts';
import { limits } from '../../../../../shared/model/limits.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { HistoryLink } from '../../../components/jobs/history-link.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { Page } from '../../../components/page/page.tsx';
import { openTexts } from '../../../i18n/load-messages.ts';
import { ApiError, textOfError } from '../../../lib/api/api-error.ts';
import { useDocument } from '../../../lib/documents/use-document.ts';
import { paths } from '../../../lib/paths.ts';
import { draftDocuments } from '../draft/api.ts';

const withTexts = async <Part,>(load: Promise<Part>): Promise<Part> =>
  (await Promise.all([load, openTexts('draft')]))[0];
const loadBoard = () => withTexts(import('../components/draft/draft-board.tsx'));
// At once, beside the draft itself. What fails is asked for again when it is shown.
loadBoard().catch(() => undefined);

const shape = <Skeleton variant="rounded" height={560} />;
const DraftBoard = lazyPart(loadBoard, shape);
const NothingToShow = lazyPart(
  () => withTexts(import('../components/draft/nothing-to-show.tsx')),
  shape,
);

/** Looks again, as the history does, while the page is being read. */
const useLookingAgain = (isRunning: boolean, reload: () => void): void => {
  const look = useEffectEvent(reload);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, limits.pollingInterval);
    return () => clearInterval(timer);
  }, [isRunning]);
};

const DraftContent = ({ jobId }: { readonly jobId: string }) => {
  const { job, document, isLoading, error, reload } = useDocument(draftDocuments, jobId);
  useLookingAgain(job !== undefined && !isFinished(job.status), reload);

  if (job && document) return <DraftBoard job={job} document={document} />;
  if (isLoading) return shape;
  if (!job && !(error instanceof ApiError && error.status === 404))
    return (
      <ErrorState
        title="aiContent.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  return <NothingToShow job={job} />;
};

/** Where a teacher makes a draft their own. */
const DraftPage = () => {
  const { jobId = '' } = useParams();
  return (
    <Page
      title="aiContent.draftTitle"
      intro="aiContent.draftIntro"
      actions={<HistoryLink to={paths.aiContent} />}
    >
      <DraftContent key={jobId} jobId={jobId} />
    </Page>
  );
};

export default DraftPage;
