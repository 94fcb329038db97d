import { deleteObject, putObject, type ObjectAddress } from '../aws/s3-objects.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';

export interface JobFile extends ObjectAddress {
  readonly body: Uint8Array;
  readonly contentType: string;
}

/**
 * Writes a file of a running job, and removes it again if the job was cancelled or deleted meanwhile, since nothing
 * else would delete it.
 * @throws JobError `cancelled` if the job has failed or is gone
 */
export async function putJobFile(
  jobs: Pick<JobStore, 'find'>,
  job: JobAddress,
  { bucket, key, body, contentType }: JobFile,
): Promise<void> {
  await putObject({ bucket, key }, body, contentType);
  const found = await jobs.find(job);
  if (found && found.status !== 'FAILED') return;
  await deleteObject({ bucket, key });
  throw new JobError('cancelled');
}
