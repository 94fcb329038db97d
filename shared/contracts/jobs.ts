import * as z from 'zod/mini';
import { limits } from '../model/limits.ts';
import { defineEndpoint, idempotencyErrors, type Endpoint } from './endpoint.ts';

/** A job's id: 48 bits of milliseconds and 80 random bits in Crockford's base 32 (a ULID), so ids sort by time. */
export const jobId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
export const byJobId = z.strictObject({ jobId });

/** Which jobs of a history are listed, and how much of each. Without any of it, the newest as a whole. */
export const jobsQuery = z.object({
  /** How many at most, in decimal digits; `limits.jobsListed` is the most, and what holds if it is not said. */
  limit: z.optional(
    z.string().check(
      z.regex(/^[1-9]\d{0,2}$/),
      z.refine((digits) => !(Number(digits) > limits.jobsListed), 'too_big'),
    ),
  ),
  /** The id of the last job that was seen: only those before it are listed, there or not. */
  cursor: z.optional(jobId),
  /** `summary` leaves out results that are texts, which cost more to read than all the rest. */
  view: z.optional(z.enum(['summary'])),
});

type Schema = z.core.$ZodType;

/** What the endpoints of one kind of job do not share with those of the others. */
interface JobContract<Listed extends Schema, Started extends Schema, Body extends Schema> {
  /** One such job, and what is deleted with it, as summaries say it. */
  readonly noun: string;
  readonly results: string;
  /** Where its jobs are. */
  readonly path: `/${string}`;
  readonly ids: Readonly<Record<'list' | 'retry' | 'delete', string>>;
  /** A job as the history shows it, and as starting one answers it. */
  readonly listed: Listed;
  readonly started: Started;
  readonly submit: Pick<Endpoint, 'id' | 'summary' | 'path' | 'errors'> & { readonly body: Body };
  /** Whether each job costs money, as models and OCR do. */
  readonly costly?: true;
}

/** The endpoints of one kind of job: listed, started, started again and deleted alike, by teachers. */
export const jobEndpoints = <Listed extends Schema, Started extends Schema, Body extends Schema>(
  contract: JobContract<Listed, Started, Body>,
) => {
  const { noun, results, path, ids, listed, started, submit, costly } = contract;
  return {
    list: defineEndpoint({
      id: ids.list,
      summary: `The caller's ${noun}s, newest first`,
      method: 'GET',
      path,
      audience: 'teacher',
      query: jobsQuery,
      status: 200,
      response: z.array(listed),
      errors: [],
    }),
    submit: defineEndpoint({
      ...submit,
      method: 'POST',
      audience: 'teacher',
      status: 202,
      response: started,
      idempotent: true,
      costly,
      errors: [...idempotencyErrors, ...submit.errors],
    }),
    retry: defineEndpoint({
      id: ids.retry,
      summary: `Starts a ${noun} again that has failed, or whose files have expired, as a new job`,
      method: 'POST',
      path: `${path}/{jobId}/retry`,
      audience: 'teacher',
      params: byJobId,
      status: 202,
      response: started,
      idempotent: true,
      costly,
      errors: [...idempotencyErrors, 'job-not-found', 'job-not-failed', ...submit.errors],
    }),
    delete: defineEndpoint({
      id: ids.delete,
      summary: `Deletes a finished ${noun} and its ${results}`,
      method: 'DELETE',
      path: `${path}/{jobId}`,
      audience: 'teacher',
      params: byJobId,
      status: 204,
      errors: ['job-not-found', 'job-not-finished'],
    }),
  };
};
