import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import type { Job } from '../api/response-types.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { ApiError } from '../api/api-error.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { notify } from '../notifications/notifications.ts';
import { notifyError } from '../notifications/notify-error.ts';
import type { JobCalls } from './job-calls.ts';
import { noteSubmission } from './submissions.ts';

interface Options {
  readonly submitted: MessageId;
  /** The page that shows the list the job appears on. */
  readonly history: string;
  /** The page of a job, to open instead of the history. */
  readonly result?: (jobId: string) => string;
}

export interface JobSubmission<B> {
  readonly busy: boolean;
  /** Whether the last attempt was refused because the teacher's address is not verified; the form shows this itself. */
  readonly unverified: boolean;
  /** Starts the job; throws on failure. `onStarted` gets its id before its page opens. */
  readonly start: (body: B, onStarted?: (jobId: string) => void) => Promise<void>;
  /** Starts the job and shows a failure; true if it started. `prepare` may resolve to undefined to send nothing. */
  readonly submit: (prepare: () => Promise<B | undefined>) => Promise<boolean>;
}

/** Starts a job, shows a message, refreshes the history and opens it, or the page of the job. */
export const useSubmitJob = <B>(
  calls: Pick<JobCalls<Job, B>, 'list' | 'start'>,
  { submitted, history, result }: Options,
): JobSubmission<B> => {
  const [busy, setBusy] = useState(false);
  const [unverified, setUnverified] = useState(false);
  const attempt = useRef({ request: '', key: '' });
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();

  /** The same request gets the same key, and so the same job; a changed request gets a new key. */
  const keyFor = (request: string): string => {
    if (attempt.current.request !== request)
      attempt.current = { request, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const start: JobSubmission<B>['start'] = async (body, onStarted) => {
    const { id } = await calls.start(body, keyFor(JSON.stringify(body)));
    noteSubmission(calls.list);
    onStarted?.(id);
    notify('success', submitted);
    await mutate(calls.list);
    await navigate(result?.(id) ?? history);
  };

  const submit: JobSubmission<B>['submit'] = async (prepare) => {
    if (busy) return false;
    setBusy(true);
    setUnverified(false);
    try {
      const body = await prepare();
      if (!body) return false;
      await start(body);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unverified-quota-exceeded') {
        setUnverified(true);
      } else notifyError(error, 'error.submit');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, unverified, start, submit };
};
