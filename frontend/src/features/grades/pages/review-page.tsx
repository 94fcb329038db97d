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
import { gradebookDocuments } from '../review/api.ts';

const loadBoard = async () => {
  const [board] = await Promise.all([
    import('../components/review/review-board.tsx'),
    openTexts('review'),
  ]);
  return board;
};
// At once, beside the marks themselves. What fails is asked for again when it is shown.
loadBoard().catch(() => undefined);

const shape = <Skeleton variant="rounded" height={420} />;
const ReviewBoard = lazyPart(loadBoard, shape);
const NothingToReview = lazyPart(() => import('../components/review/nothing-to-review.tsx'), shape);

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

const ReviewContent = ({ jobId }: { readonly jobId: string }) => {
  const { job, document, isLoading, error, reload } = useDocument(gradebookDocuments, jobId);
  useLookingAgain(job !== undefined && !isFinished(job.status), reload);

  if (job && document) return <ReviewBoard job={job} document={document} onConfirmed={reload} />;
  if (isLoading) return shape;
  if (!job && !(error instanceof ApiError && error.status === 404))
    return (
      <ErrorState
        title="review.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  return <NothingToReview job={job} />;
};

/** Where a teacher checks the marks that were read from a photo, and confirms them. */
const ReviewPage = () => {
  const { jobId = '' } = useParams();
  return (
    <Page
      title="review.title"
      intro="review.intro"
      width="wide"
      actions={<HistoryLink to={paths.grades} />}
    >
      <ReviewContent key={jobId} jobId={jobId} />
    </Page>
  );
};

export default ReviewPage;
