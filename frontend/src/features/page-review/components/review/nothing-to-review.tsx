import { jobSteps } from '#shared/model/job-steps.ts';
import drawing from '#frontend/assets/illustrations/grades.svg';
import { NothingOfJob } from '#frontend/components/jobs/nothing-of-job.tsx';
import type { GradeJob } from '#frontend/lib/api/response-types.ts';
import { paths } from '#frontend/lib/paths.ts';

/** Replaces the marks: the extraction does not exist, is still running, has failed or has no marks. */
const NothingToReview = ({ job }: { readonly job: GradeJob | undefined }) => (
  <NothingOfJob
    job={job}
    steps={jobSteps.grade}
    picture={drawing}
    text="review.noMarks"
    to={paths.grades}
    action="grades.historyTitle"
    failed={{ text: 'review.failed', to: paths.extractGrades, action: 'grades.extractTitle' }}
  />
);

export default NothingToReview;
