import Typography from '@mui/material/Typography';
import { jobSteps } from '#shared/model/job-steps.ts';
import drawing from '#frontend/assets/illustrations/answer-sheets.svg';
import { NothingOfJob } from '#frontend/components/jobs/nothing-of-job.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { AnswersJob } from '#frontend/lib/api/response-types.ts';
import { paths } from '#frontend/lib/paths.ts';

/** Replaces the answers: the reading does not exist, is still running, has failed or has no answers. */
const NothingRead = ({ job }: { readonly job: AnswersJob | undefined }) => (
  <NothingOfJob
    job={job}
    steps={jobSteps['answer-sheets']}
    picture={drawing}
    text="answerSheets.noAnswers"
    to={paths.answerSheets}
    action="answerSheets.historyTitle"
    failed={{
      text: 'answerSheets.nothingRead',
      to: paths.readAnswerSheets,
      action: 'answerSheets.readTitle',
    }}
    running={
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        <Message id="answerSheets.running" values={{ count: job?.pictures ?? 0 }} />
      </Typography>
    }
  />
);

export default NothingRead;
