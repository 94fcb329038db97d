import * as z from 'zod/mini';
import { submitNotebook } from '../../../../shared/contracts/notebooks.ts';
import { languages } from '../../../../shared/model/locale.ts';
import { JobError } from '../../../core/jobs/job-error.ts';
import type { JobAddress, JobRecord } from '../../../core/jobs/job-record.ts';
import type { JobStore } from '../../../core/jobs/job-store.ts';

/** What a notebook job was asked for, as its record keeps it: always with a language. */
export const notebookRequest = z.extend(submitNotebook.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type NotebookRequest = z.infer<typeof notebookRequest>;

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
