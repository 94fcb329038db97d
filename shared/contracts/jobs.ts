import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { limits } from '../model/limits.ts';
import { ulid } from '../model/ulid.ts';
import { defineEndpoint, idempotencyErrors, type Endpoint } from './endpoint.ts';

/** A job's id; ids sort by when the jobs were requested. */
export const jobId = ulid;
export const byJobId = z.strictObject({ jobId });

/** Which jobs of a history to list, and in what detail. The default is the newest, in full. */
export const jobsQuery = z.object({
  /** The most jobs to list, in decimal digits; `limits.jobsListed` is the maximum and the default. */
  limit: z.optional(
    z.string().check(
      z.regex(/^[1-9]\d{0,2}$/),
      z.refine((digits) => !(Number(digits) > limits.jobsListed), 'too_big'),
    ),
  ),
  /** The id of the last job already seen, which may be deleted by now: only older jobs are listed. */
  cursor: z.optional(jobId),
  /** `summary` leaves out results that are texts, which cost the most to read. */
  view: z.optional(z.enum(['summary'])),
  /** Only jobs that were requested for this saved class, or for several with it. */
  classId: z.optional(classId),
});

type Schema = z.core.$ZodType;

/** How the endpoints of one kind of job differ from others. */
interface JobContract<Listed extends Schema, Started extends Schema, Body extends Schema> {
  /** One such job, and what is deleted with it, in the words of the summaries. */
  readonly noun: string;
  readonly results: string;
  readonly path: `/${string}`;
  readonly ids: Readonly<Record<'list' | 'retry' | 'delete', string>>;
  readonly listed: Listed;
  readonly started: Started;
  readonly submit: Pick<Endpoint, 'id' | 'summary' | 'path' | 'errors'> & { readonly body: Body };
  /** Whether each job costs money, as models and OCR do. */
  readonly costly?: true;
}

/** The endpoints that every kind of job has: list, start, retry and delete, for teachers. */
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
      live: true,
      errors: ['job-not-found', 'job-not-finished', 'identity-unavailable'],
    }),
  };
};
