import * as z from 'zod/mini';
import { extractGrades } from '../../../../shared/contracts/grades.ts';
import { languages } from '../../../../shared/model/locale.ts';
import { JobError } from '../../../core/jobs/job-error.ts';
import type { JobAddress, JobRecord } from '../../../core/jobs/job-record.ts';
import type { JobStore } from '../../../core/jobs/job-store.ts';

/** What an extraction was asked for, as its record keeps it: always with a language. */
export const extractionRequest = z.extend(extractGrades.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type ExtractionRequest = z.infer<typeof extractionRequest>;

/** An extraction that is being made, with what it was asked for. */
export interface ExtractionOrder {
  readonly job: JobRecord;
  readonly request: ExtractionRequest;
}

/** @throws JobError `cancelled` if the job was deleted meanwhile */
export async function findOrder(
  jobs: Pick<JobStore, 'find'>,
  address: JobAddress,
): Promise<ExtractionOrder> {
  const job = await jobs.find(address);
  if (!job) throw new JobError('cancelled');
  return { job, request: z.parse(extractionRequest, job.request) };
}
