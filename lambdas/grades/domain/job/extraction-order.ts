import * as z from 'zod/mini';
import { extractGrades } from '../../../../shared/contracts/grades.ts';
import { JobError } from '../../../core/jobs/job-error.ts';
import type { JobAddress, JobRecord } from '../../../core/jobs/job-record.ts';
import type { JobStore } from '../../../core/jobs/job-store.ts';

/** An extraction that is being made, with what it was asked for. */
export interface ExtractionOrder {
  readonly job: JobRecord;
  readonly request: z.infer<typeof extractGrades.body>;
}

/** @throws JobError `cancelled` if the job was deleted meanwhile */
export async function findOrder(
  jobs: Pick<JobStore, 'find'>,
  address: JobAddress,
): Promise<ExtractionOrder> {
  const job = await jobs.find(address);
  if (!job) throw new JobError('cancelled');
  return { job, request: z.parse(extractGrades.body, job.request) };
}
