import Typography from '@mui/material/Typography';
import { jobSteps } from '#shared/model/job-steps.ts';
import { isFinished } from '#shared/model/job.ts';
import drawing from '#frontend/assets/illustrations/answer-sheets.svg';
import { NothingHere } from '#frontend/components/feedback/nothing-here.tsx';
import { JobState } from '#frontend/components/jobs/job-state.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { AnswersJob } from '#frontend/lib/api/response-types.ts';
import { paths } from '#frontend/lib/paths.ts';

const steps = jobSteps['answer-sheets'];

/** Replaces the answers: the reading does not exist, is still running, has failed or has no answers. */
const NothingRead = ({ job }: { readonly job: AnswersJob | undefined }) => {
  if (job && !isFinished(job.status)) {
    return (
      <>
        <JobState job={job} steps={steps} />
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '60ch' }}>
          <Message id="answerSheets.running" values={{ count: job.pictures }} />
        </Typography>
      </>
    );
  }
  if (job?.status === 'FAILED') {
    return (
      <>
        <JobState job={job} steps={steps} />
        <NothingHere
          picture={drawing}
          text="answerSheets.nothingRead"
          to={paths.readAnswerSheets}
          action="answerSheets.readTitle"
        />
      </>
    );
  }
  return (
    <NothingHere
      picture={drawing}
      text={job ? 'answerSheets.noAnswers' : 'error.job-not-found'}
      to={paths.answerSheets}
      action="answerSheets.historyTitle"
    />
  );
};

export default NothingRead;
