import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { gradebooks, getGradePicture } from '#shared/contracts/gradebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { DocumentContent } from '#frontend/components/documents/document-content.tsx';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { paths } from '#frontend/lib/paths.ts';
import { gradebookDocuments } from '../gradebook-api.ts';

const shape = <Skeleton variant="rounded" height={420} />;
const ReviewBoard = lazyComponent(
  () => withTexts(import('../components/review/review-board.tsx'), 'review'),
  shape,
);
// Its file comes while the marks are fetched.
void ReviewBoard.preload();
const NothingToReview = lazyComponent(
  () => import('../components/review/nothing-to-review.tsx'),
  shape,
);

/** The page on which a teacher checks and confirms the marks that were read from a photo. */
const ReviewPage = () => {
  const { jobId = '' } = useParams();
  return (
    <Page
      title="review.title"
      intro="review.intro"
      width="wide"
      actions={<HistoryLink to={paths.grades} />}
    >
      <DocumentContent
        key={jobId}
        documents={gradebookDocuments}
        jobId={jobId}
        shape={shape}
        loadFailed="review.loadFailed"
        withoutDocument={(job) => <NothingToReview job={job} />}
      >
        {(job, document, reload) => (
          <ReviewBoard job={job} document={document} onConfirmed={reload} />
        )}
      </DocumentContent>
    </Page>
  );
};

export const begin = () => beginCalls(gradebooks.getJob, getGradePicture, getProfile);

export default ReviewPage;
