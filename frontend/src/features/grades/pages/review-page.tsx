import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'react-router';
import { jobSteps } from '../../../../../shared/model/job-steps.ts';
import { isFinished } from '../../../../../shared/model/job.ts';
import { limits } from '../../../../../shared/model/limits.ts';
import drawing from '../../../assets/illustrations/grades.svg';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { HistoryLink } from '../../../components/jobs/history-link.tsx';
import { JobState } from '../../../components/jobs/job-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';
import { ApiError, textOfError } from '../../../lib/api/api-error.ts';
import { useDocument } from '../../../lib/documents/use-document.ts';
import { paths } from '../../../lib/paths.ts';
import { ReviewBoard } from '../components/review/review-board.tsx';
import { gradebookDocuments } from '../review/api.ts';

/** In place of the marks: why there are none, and the way on. */
const Nothing = ({ text, to, action }: Record<'text' | 'action', MessageId> & { to: string }) => (
  <EmptyState
    text={text}
    picture={drawing}
    action={
      <Button component={Link} to={to} variant="contained">
        <Say id={action} />
      </Button>
    }
  />
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

const ReviewContent = ({ jobId }: { readonly jobId: string }) => {
  const { job, document, isLoading, error, reload } = useDocument(gradebookDocuments, jobId);
  useLookingAgain(job !== undefined && !isFinished(job.status), reload);

  if (job && document) return <ReviewBoard job={job} document={document} onConfirmed={reload} />;
  if (isLoading) return <Skeleton variant="rounded" height={420} />;
  if (error instanceof ApiError && error.status === 404)
    return <Nothing text="error.job-not-found" to={paths.grades} action="grades.historyTitle" />;
  if (!job)
    return (
      <ErrorState
        title="review.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  if (!isFinished(job.status)) return <JobState job={job} steps={jobSteps.grade} />;
  if (job.status === 'FAILED')
    return (
      <>
        <JobState job={job} steps={jobSteps.grade} />
        <Nothing text="review.failed" to={paths.extractGrades} action="grades.extractTitle" />
      </>
    );
  return <Nothing text="review.noMarks" to={paths.grades} action="grades.historyTitle" />;
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
