import Box from '@mui/material/Box';
import type { ContentType } from '#shared/model/content-types.ts';
import type { Job } from '#frontend/lib/api/response-types.ts';
import { JobStatusChip } from '#frontend/components/job-status/job-status-chip.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { JobCalls } from '#frontend/lib/resources/job-calls.ts';
import {
  answersCalls,
  contentCalls,
  gradeCalls,
  notebookCalls,
} from '#frontend/lib/resources/job-lists.ts';
import { hasFailed, useResource } from '#frontend/lib/resources/use-resource.ts';

interface Props<J extends Job> {
  /** The calls for the jobs of one kind; cards of one kind share one fetch. */
  readonly calls: Pick<JobCalls<J, never>, 'list' | 'fetch'>;
  /** Whether a job of the list belongs to the card; all do by default. */
  readonly isOfCard?: (job: J) => boolean;
}

/** The foot of a card: the state of the last job. */
const LastJob = <J extends Job>({ calls, isOfCard = () => true }: Props<J>) => {
  const jobs = useResource(calls.list, calls.fetch);
  const last = jobs.data?.find(isOfCard);
  return (
    <Box sx={{ fontSize: '0.8125rem' }}>
      {last && <JobStatusChip job={last} />}
      {hasFailed(jobs) && (
        <Box component="span" sx={{ color: 'error.main' }}>
          <Message id="dashboard.notLoaded" />
        </Box>
      )}
    </Box>
  );
};

export const LastNotebook = () => <LastJob calls={notebookCalls} />;

export const LastExtraction = () => <LastJob calls={gradeCalls} />;

/** The state of the last reading of answer sheets. */
export const LastReading = () => <LastJob calls={answersCalls} />;

const LastDraft = ({ type }: { readonly type: ContentType }) => (
  <LastJob calls={contentCalls} isOfCard={(job) => job.type === type} />
);

export const LastLessonPlan = () => <LastDraft type="LESSON_PLAN" />;
export const LastTest = () => <LastDraft type="TEST" />;
export const LastExercise = () => <LastDraft type="EXERCISE" />;
