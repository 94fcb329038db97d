import * as z from 'zod/mini';
import { JobError } from './job-error.ts';
import type { JobAddress, JobRecord } from './job-record.ts';
import type { JobStore } from './job-store.ts';

export interface JobRequest<Request> {
  readonly job: JobRecord;
  readonly request: Request;
}

/** Loads the request of a job of one kind; fails with `cancelled` if the job was deleted meanwhile. */
export const jobRequestLoader =
  <Request>(schema: z.core.$ZodType<Request>) =>
  async (jobs: Pick<JobStore, 'find'>, address: JobAddress): Promise<JobRequest<Request>> => {
    const job = await jobs.find(address);
    if (!job) throw new JobError('cancelled');
    return { job, request: z.parse(schema, job.request) };
  };
