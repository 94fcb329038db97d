import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { JobDescriptor } from '#shared/contracts/job-kind.ts';
import type { byJobId, jobsQuery } from '#shared/contracts/jobs.ts';
import type { Job } from '#shared/model/job.ts';
import type { JobRecord } from './job-record.ts';

interface OneJob extends Endpoint {
  readonly params: typeof byJobId;
}
interface Answering<T> extends Endpoint {
  readonly response: z.core.$ZodType<T>;
}

/** A kind of job, as the functions of its endpoints use it; `Shown` is a job as the browser gets it. */
export interface JobFeature<Shown extends Job = Job> extends JobDescriptor {
  readonly endpoints: {
    readonly list: Answering<Shown[]> & { readonly query: typeof jobsQuery };
    readonly submit: Answering<Job>;
    readonly retry: Answering<Job> & OneJob;
    readonly delete: OneJob & { readonly response?: undefined; readonly live: true };
  };
  /** `bucket` contains the files of the jobs. */
  readonly show: (record: JobRecord, bucket: string) => Promise<Shown>;
}
