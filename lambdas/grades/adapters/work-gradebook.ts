import * as z from 'zod/mini';
import { gradebook, type Gradebook } from '../../../shared/model/gradebook.ts';
import type { JobAddress } from '../../core/jobs/job-record.ts';
import type { JobStore } from '../../core/jobs/job-store.ts';
import { putJobFile } from '../../core/jobs/put-job-file.ts';
import { readWorkFile, workKey } from '../../core/jobs/work-files.ts';

interface Place {
  readonly jobs: Pick<JobStore, 'find'>;
  /** Of results. */
  readonly bucket: string;
}

/**
 * Leaves a gradebook for the steps that follow.
 * @returns its key
 * @throws JobError `cancelled` if the job has failed or is gone
 */
export async function keepGradebook(
  { jobs, bucket }: Place,
  job: JobAddress,
  name: string,
  content: Gradebook,
): Promise<string> {
  const key = workKey(job, `${name}.json`);
  const body = Buffer.from(JSON.stringify(content));
  await putJobFile(jobs, job, { bucket, key, body, contentType: 'application/json' });
  return key;
}

/**
 * What an earlier step has left.
 * @throws JobError `cancelled` if it is gone
 */
export async function readKeptGradebook(bucket: string, key: string): Promise<Gradebook> {
  const json = new TextDecoder().decode(await readWorkFile(bucket, key));
  return z.parse(gradebook, JSON.parse(json));
}
