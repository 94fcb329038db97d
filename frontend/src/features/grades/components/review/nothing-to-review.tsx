import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { jobSteps } from '../../../../../../shared/model/job-steps.ts';
import { isFinished } from '../../../../../../shared/model/job.ts';
import type { GradeJob } from '../../../../../../shared/contracts/grades.ts';
import drawing from '../../../../assets/illustrations/grades.svg';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { JobState } from '../../../../components/jobs/job-state.tsx';
import type { MessageId } from '../../../../i18n/message-id.ts';
import { Say } from '../../../../i18n/say.tsx';
import type { Read } from '../../../../lib/api/read-response.ts';
import { paths } from '../../../../lib/paths.ts';

/** Why there are no marks, and the way on. */
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

/** In place of the marks: that there is no such extraction, that it still runs or has failed, or has none. */
const NothingToReview = ({ job }: { readonly job: Read<GradeJob> | undefined }) => {
  if (!job)
    return <Nothing text="error.job-not-found" to={paths.grades} action="grades.historyTitle" />;
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

export default NothingToReview;
