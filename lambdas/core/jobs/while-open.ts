import { isFinished } from '#shared/model/job.ts';
import { describeError, log } from '../log.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';
import type { JobChange, JobStore } from './job-store.ts';

/** Milliseconds between two looks at the job; a small model writes some twenty words in them. */
const EVERY = 400;

/** Milliseconds after which a job says that it still runs, so that it is not taken for one that has broken off. */
const SAYS_SO = 5 * 60_000;

/** What says that a job still runs. One that waits for room goes on waiting: what it asks now may be refused again. */
const stillRuns = (step: string, waitingSince: string | undefined): JobChange =>
  waitingSince === undefined
    ? { status: 'PROCESSING', step }
    : { status: 'PROCESSING', waiting: true };

/**
 * Does work for a job, whose signal aborts once the job has ended: it was cancelled, or its account is deleted. A look
 * that fails does not end the work.
 * @throws JobError `cancelled` if the job has ended, or what `work` throws
 */
export async function whileOpen<Result>(
  jobs: Pick<JobStore, 'find' | 'change'>,
  address: JobAddress,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  const look = async (): Promise<void> => {
    try {
      const job = await jobs.find(address);
      if (!job || isFinished(job.status)) ended.abort(new JobError('cancelled'));
      else if (job.step !== undefined && Date.now() - Date.parse(job.updatedAt) > SAYS_SO)
        await jobs.change(address, stillRuns(job.step, job.waitingSince), new Date());
    } catch (error) {
      log('warn', 'while-open', { error: describeError(error) });
    }
    lookAgain();
  };
  const lookAgain = (): void => {
    if (!isDone && !ended.signal.aborted) timer = setTimeout(() => void look(), EVERY);
  };
  lookAgain();
  try {
    return await work(ended.signal);
  } catch (error) {
    ended.signal.throwIfAborted();
    throw error;
  } finally {
    isDone = true;
    clearTimeout(timer);
  }
}
