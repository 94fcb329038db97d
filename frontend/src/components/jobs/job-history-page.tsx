import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import type { Job } from '../../lib/api/response-types.ts';
import type { JobCalls } from '../../lib/resources/job-calls.ts';
import { notify } from '../../lib/notifications/notifications.ts';
import { useJobHistory } from '../../lib/resources/use-job-history.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
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
  /** Said when a job that was running has succeeded, or has failed. */
  readonly ready: MessageId;
  readonly failed: MessageId;
}

interface Props<J extends Job> extends Pick<JobListProps<J>, 'steps' | 'columns'> {
  readonly calls: JobCalls<J, never>;
  readonly texts: JobHistoryTexts;
  /** Said when a failed job was started again. */
  readonly submitted: (job: J) => MessageId;
  /** What can be done with the result of a job that succeeded. */
  readonly result: (job: J) => ReactNode;
  /** The form that makes such a job from another file or request; undefined where there is none. */
  readonly form?: (job: J) => string;
  /** The way to a first or next job; in the middle where there is none yet. */
  readonly create: ComponentType<{ readonly centred?: boolean }>;
  /** Address of the drawing where there is none yet. */
  readonly picture: string;
}

/** Says when a job that was running in this list has finished. */
const useJobAnnouncements = (jobs: readonly Job[] | undefined, texts: JobHistoryTexts): void => {
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id, status } of jobs ?? []) {
      const before = known.current.get(id);
      known.current.set(id, status);
      if (!before || before === status) continue;
      if (status === 'SUCCESS') notify('success', texts.ready);
      if (status === 'FAILED') notify('error', texts.failed);
    }
  }, [jobs, texts]);
};

/** The history of one kind of job: kept up to date, with what can be done with each and the way to another. */
export const JobHistoryPage = <J extends Job>(props: Props<J>) => {
  const { calls, texts, submitted, result, form, create: Create, picture, ...list } = props;
  const { jobs, error, older, refresh } = useJobHistory(calls);
  useJobAnnouncements(jobs, texts);
  return (
    <Page title={texts.title} intro={texts.intro} actions={jobs && jobs.length > 0 && <Create />}>
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
            onChanged={refresh}
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
