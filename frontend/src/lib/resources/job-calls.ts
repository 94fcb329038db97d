import type * as z from 'zod/mini';
import type { jobEndpoints } from '#shared/contracts/jobs.ts';
import type { Job } from '#shared/model/job.ts';
import { limits } from '#shared/model/limits.ts';
import type { FirstCall } from '../api/begin-calls.ts';
import { call } from '../api/client.ts';
import type * as answers from '../api/response-types.ts';
import type { Read } from '../api/read-response.ts';

/** The calls for a kind of job, used by its form and its history. */
export interface JobCalls<J extends answers.Job, B> {
  /** Key of the list the jobs appear on. */
  readonly list: string;
  /** The newest jobs, newest first, without text results; `fetchOlder` returns the page before a job. */
  readonly fetch: () => Promise<J[]>;
  /** That fetch, as a page's first call. */
  readonly first: FirstCall;
  readonly fetchOlder: (jobId: string) => Promise<J[]>;
  /** Starts a job; the same key never starts two. */
  readonly start: (body: B, idempotencyKey: string) => Promise<answers.Job>;
  /** Starts a failed job again as a new one; the same key never starts two. */
  readonly retry: (jobId: string, idempotencyKey: string) => Promise<answers.Job>;
  /** Deletes a finished job and its results. */
  readonly remove: (jobId: string) => Promise<unknown>;
}

type Schema<T, Sent = unknown> = z.core.$ZodType<T, Sent>;
type JobEndpoints<J, B> = ReturnType<
  typeof jobEndpoints<Schema<J>, Schema<Job>, Schema<unknown, B>>
>;

const page = { view: 'summary', limit: String(limits.jobsShown) } as const;

export const jobCalls = <J extends Job, B>(
  endpoints: JobEndpoints<J, B>,
): JobCalls<Read<J>, B> => ({
  list: endpoints.list.id,
  fetch: () => call(endpoints.list, { query: page }),
  first: [endpoints.list, page],
  fetchOlder: (cursor) => call(endpoints.list, { query: { ...page, cursor } }),
  start: (body, idempotencyKey) => call(endpoints.submit, { body, idempotencyKey }),
  retry: (jobId, idempotencyKey) => call(endpoints.retry, { params: { jobId }, idempotencyKey }),
  remove: (jobId) => call(endpoints.delete, { params: { jobId } }),
});
