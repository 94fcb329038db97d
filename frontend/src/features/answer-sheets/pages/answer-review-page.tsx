import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { answersDocuments as endpoints } from '#shared/contracts/answers-documents.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { DocumentContent } from '#frontend/components/documents/document-content.tsx';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { paths } from '#frontend/lib/paths.ts';
import { answersDocuments } from '../api.ts';

const shape = <Skeleton variant="rounded" height={420} />;
const AnswersBoard = lazyComponent(
  () => withTexts(import('../components/answers/answers-board.tsx'), 'answers'),
  shape,
);
// Its file comes while the answers are fetched.
void AnswersBoard.preload();
const NothingRead = lazyComponent(() => import('../components/nothing-read.tsx'), shape);

/** The page on which a teacher checks the answers of a class and enters the marks. */
const AnswerReviewPage = () => {
  const { jobId = '' } = useParams();
  return (
    <Page
      title="answerSheets.reviewTitle"
      width="wide"
      actions={<HistoryLink to={paths.answerSheets} />}
    >
      <DocumentContent
        key={jobId}
        documents={answersDocuments}
        jobId={jobId}
        shape={shape}
        loadFailed="answerSheets.loadFailed"
        withoutDocument={(job) => <NothingRead job={job} />}
      >
        {(job, store) => <AnswersBoard jobId={job.id} document={store} />}
      </DocumentContent>
    </Page>
  );
};

export const begin = () => beginCalls(endpoints.getJob);

export default AnswerReviewPage;
