import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Job } from '../../lib/api/response-types.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import type { OlderJobs as Older } from '../../lib/resources/use-job-history.ts';
import { JobList } from './job-list.tsx';
import type { JobListProps } from './job-list-props.ts';
import { OlderJobs } from './older-jobs.tsx';
import { TextButton } from '../page/text-button.tsx';

/** Shown while a history loads: a card for each job, or a table with a row for each. */
const JobListSkeleton = () => (
  <>
    <Stack aria-hidden sx={{ gap: 2, display: { md: 'none' } }}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} variant="rounded" height={200} />
      ))}
    </Stack>
    <Card aria-hidden sx={{ display: { xs: 'none', md: 'block' }, px: 2 }}>
      <Skeleton width="60%" height={44} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={78} sx={{ mb: 2 }} />
      ))}
    </Card>
  </>
);

interface Props<J extends Job> extends Omit<JobListProps<J>, 'jobs'> {
  readonly jobs: readonly J[] | undefined;
  readonly older: Older;
  readonly failed: boolean;
  readonly failedText: MessageId;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
}

/** A complete history, with its loading, error and empty states. */
export const JobHistory = <J extends Job>(props: Props<J>) => {
  const { jobs, older, failed, failedText, onRetry, empty, ...list } = props;
  const text = useMessage();
  const region = useRef<HTMLElement>(null);
  const count = jobs?.length ?? 0;
  const countBefore = useRef(count);

  useLayoutEffect(() => {
    // A deleted row loses the focus.
    if (count < countBefore.current) focusIfLost(region.current);
    countBefore.current = count;
  }, [count]);

  return (
    <Box
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label={text(list.label)}
      sx={{ outline: 'none' }}
    >
      {failed && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <TextButton label="common.retry" color="inherit" size="small" onClick={onRetry} />
          }
        >
          <Message id={failedText} />
        </Alert>
      )}
      {!jobs && !failed && <JobListSkeleton />}
      {jobs?.length === 0 && empty}
      {jobs && jobs.length > 0 && <JobList {...list} jobs={jobs} />}
      {jobs && jobs.length > 0 && <OlderJobs older={older} />}
    </Box>
  );
};
