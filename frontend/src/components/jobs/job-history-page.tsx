import Box from '@mui/material/Box';
import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSWRConfig } from 'swr';
import type { MessageId } from '../../i18n/message-id.ts';
import type { Job } from '../../lib/api/response-types.ts';
import type { JobCalls } from '../../lib/resources/job-calls.ts';
import { announce, notify } from '../../lib/notifications/notifications.ts';
import { useJobHistory } from '../../lib/resources/use-job-history.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { isStopped } from '../job-status/job-tone.ts';
import { Page } from '../page/page.tsx';
import { JobActions, type JobActionTexts } from './job-actions.tsx';
import { JobHistory } from './job-history.tsx';
import type { JobListProps } from './job-list-props.ts';

export interface JobHistoryTexts extends JobActionTexts {
  readonly title: MessageId;
  readonly intro: MessageId;
  readonly fetchFailed: MessageId;
  readonly emptyTitle: MessageId;
  readonly emptyText: MessageId;
  /** The message when a running job succeeds; missing if the page shows the result itself. */
  readonly ready?: MessageId;
  readonly failed: MessageId;
}

interface Props<J extends Job> extends Pick<JobListProps<J>, 'steps' | 'columns'> {
  readonly calls: JobCalls<J, never>;
  readonly texts: JobHistoryTexts;
  /** The message after a failed job was started again. */
  readonly submitted: (job: J) => MessageId;
  readonly result: (job: J) => ReactNode;
  /** The key of another list that a job changes as it succeeds; what the page read before is then out of date. */
  readonly changes?: string;
  /** Shows, above the history, the job that has succeeded while the page was open. */
  readonly finished?: (job: J) => ReactNode;
  readonly running?: (job: J) => ReactNode;
  /** The form that makes such a job from another file or request, if there is one. */
  readonly form?: (job: J) => string;
  /** The link to start a job; centred while the history is empty. */
  readonly create: ComponentType<{ readonly centred?: boolean }>;
  /** Tabs of histories that belong together. */
  readonly tabs?: ReactNode;
  /** The address of the drawing for an empty history. */
  readonly picture: string;
}

/** The last job of this list that has succeeded while the page was open. */
const useLastSuccess = <J extends Job>(jobs: readonly J[] | undefined): J | undefined => {
  const [seen, setSeen] = useState(jobs);
  const [finished, setFinished] = useState<string>();
  if (jobs !== seen) {
    setSeen(jobs);
    const before = new Map(seen?.map(({ id, status }) => [id, status]));
    const isNew = ({ id, status }: J) =>
      status === 'SUCCESS' && before.has(id) && before.get(id) !== status;
    const last = jobs?.find(isNew);
    if (last) setFinished(last.id);
  }
  return jobs?.find(({ id }) => id === finished);
};

/** Shows a message when a job in this list finishes, and reads the list again that it `changes`. */
const useJobAnnouncements = (
  jobs: readonly Job[] | undefined,
  { texts, changes }: Pick<Props<Job>, 'texts' | 'changes'>,
): void => {
  const { mutate } = useSWRConfig();
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    for (const job of jobs ?? []) {
      const { id, status } = job;
      const before = known.current.get(id);
      known.current.set(id, status);
      if (!before || before === status) continue;
      if (status === 'SUCCESS' && changes !== undefined) void mutate(changes);
      if (status === 'SUCCESS' && texts.ready) announce(texts.ready);
      if (status === 'FAILED' && !isStopped(job)) notify('error', texts.failed);
    }
  }, [jobs, texts, changes, mutate]);
};

/** The history of one kind of job: refreshes itself, and offers each job's actions and a link to start another. */
export const JobHistoryPage = <J extends Job>(props: Props<J>) => {
  const {
    calls,
    texts,
    submitted,
    result,
    changes,
    finished,
    running,
    form,
    create: Create,
    tabs,
    picture,
    ...list
  } = props;
  const { jobs, error, older, refresh } = useJobHistory(calls);
  // Each job keeps its actions, which call the newest one.
  const newest = useRef(refresh);
  useInsertionEffect(() => {
    newest.current = refresh;
  });
  const onChanged = useCallback(() => newest.current(), []);
  const last = useLastSuccess(jobs);
  useJobAnnouncements(jobs, { texts, changes });
  return (
    <Page title={texts.title} intro={texts.intro} actions={jobs?.length !== 0 && <Create />}>
      {tabs}
      {finished && <Box role="status">{last && finished(last)}</Box>}
      <JobHistory
        {...list}
        label={texts.title}
        jobs={jobs}
        older={older}
        actions={(job) => (
          <JobActions
            job={job}
            calls={calls}
            texts={texts}
            submitted={submitted(job)}
            form={form?.(job)}
            onChanged={onChanged}
            running={running?.(job)}
          >
            {result(job)}
          </JobActions>
        )}
        failed={Boolean(error)}
        failedText={texts.fetchFailed}
        onRetry={() => void refresh()}
        empty={
          <EmptyState
            title={texts.emptyTitle}
            text={texts.emptyText}
            picture={picture}
            action={<Create centred />}
          />
        }
      />
    </Page>
  );
};
