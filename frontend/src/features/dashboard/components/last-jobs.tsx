import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { ContentType } from '#shared/model/content-types.ts';
import type { Job } from '#frontend/lib/api/response-types.ts';
import { JobStatusChip } from '#frontend/components/job-status/job-status-chip.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';
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
  readonly none: MessageId;
  readonly history: string;
  readonly all: MessageId;
}

/** The foot of a card: the state of the last job and, if there is room, a link to all jobs. */
const LastJob = <J extends Job>({ calls, isOfCard = () => true, none, history, all }: Props<J>) => {
  const jobs = useResource(calls.list, calls.fetch);
  const last = jobs.data?.find(isOfCard);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: { sm: 52 },
        px: { sm: 2.5 },
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: 0,
        borderBlockStartWidth: { sm: 1 },
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
      }}
    >
      {last ? (
        <JobStatusChip job={last} />
      ) : (
        <Box component="span" sx={{ color: hasFailed(jobs) ? 'error.main' : 'text.secondary' }}>
          {jobs.data && <Message id={none} />}
          {hasFailed(jobs) && <Message id="dashboard.notLoaded" />}
        </Box>
      )}
      <Link
        component={RouterLink}
        to={history}
        sx={{ py: 1, display: { xs: 'none', sm: 'inline' } }}
      >
        <Message id={all} />
      </Link>
    </Box>
  );
};

export const LastNotebook = () => (
  <LastJob
    calls={notebookCalls}
    none="dashboard.noneYet"
    history={paths.notebooks}
    all="dashboard.allNotebooks"
  />
);

export const LastExtraction = () => (
  <LastJob calls={gradeCalls} none="grades.noneYet" history={paths.grades} all="job.history" />
);

/** The state of the last reading of answer sheets. */
export const LastReading = () => (
  <LastJob
    calls={answersCalls}
    none="answerSheets.noneYet"
    history={paths.answerSheets}
    all="job.history"
  />
);

const LastDraft = ({ type }: { readonly type: ContentType }) => (
  <LastJob
    calls={contentCalls}
    isOfCard={(job) => job.type === type}
    none="aiContent.noneYet"
    history={paths.aiContent}
    all="job.history"
  />
);

export const LastLessonPlan = () => <LastDraft type="LESSON_PLAN" />;
export const LastTest = () => <LastDraft type="TEST" />;
export const LastExercise = () => <LastDraft type="EXERCISE" />;
