import * as z from 'zod/mini';
import { JobError } from '../../../core/jobs/job-error.ts';
import type { JobAddress, JobRecord } from '../../../core/jobs/job-record.ts';
import type { JobStore } from '../../../core/jobs/job-store.ts';
import { notebookRequest, type NotebookRequest } from './notebook-request.ts';

/** A notebook job that is being made, with what it was asked for. */
export interface NotebookOrder {
  readonly job: JobRecord;
  readonly request: NotebookRequest;
}

/** @throws JobError `cancelled` if the job was deleted meanwhile */
export async function findOrder(
  jobs: Pick<JobStore, 'find'>,
  address: JobAddress,
): Promise<NotebookOrder> {
  const job = await jobs.find(address);
  if (!job) throw new JobError('cancelled');
  return { job, request: z.parse(notebookRequest, job.request) };
}
