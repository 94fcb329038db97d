import type { Job } from '../api/answers.ts';

/** What is called for a kind of job: by the form that starts one, and by the history. */
export interface JobCalls<J extends Job, B> {
  /** Key of the list the jobs appear on. */
  readonly list: string;
  /** The jobs, newest first. */
  readonly fetch: () => Promise<J[]>;
  /** Starts a job; the same key never makes two. */
  readonly start: (body: B, idempotencyKey: string) => Promise<Job>;
  /** Starts a failed job again, as a new one; the same key never makes two. */
  readonly retry: (jobId: string, idempotencyKey: string) => Promise<Job>;
  /** Deletes a finished job and what it made. */
  readonly remove: (jobId: string) => Promise<unknown>;
}
