import { jobSteps } from '#shared/model/job-steps.ts';
import { isFinished } from '#shared/model/job.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import drawing from '#frontend/assets/illustrations/grades.svg';
import { NothingHere } from '#frontend/components/feedback/nothing-here.tsx';
import { JobState } from '#frontend/components/jobs/job-state.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { paths } from '#frontend/lib/paths.ts';

/** Replaces the marks: the extraction does not exist, is still running, has failed or has no marks. */
const NothingToReview = ({ job }: { readonly job: Read<GradeJob> | undefined }) => {
  if (!job)
    return (
      <NothingHere
        picture={drawing}
        text="error.job-not-found"
        to={paths.grades}
        action="grades.historyTitle"
      />
    );
  if (!isFinished(job.status)) return <JobState job={job} steps={jobSteps.grade} />;
  if (job.status === 'FAILED')
    return (
      <>
        <JobState job={job} steps={jobSteps.grade} />
        <NothingHere
          picture={drawing}
          text="review.failed"
          to={paths.extractGrades}
          action="grades.extractTitle"
        />
      </>
    );
  return (
    <NothingHere
      picture={drawing}
      text="review.noMarks"
      to={paths.grades}
      action="grades.historyTitle"
    />
  );
};

export default NothingToReview;
