import { deleteObject, putObject, type ObjectAddress } from '../aws/s3-objects.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';

/** An object as it is written. */
export interface JobFile extends ObjectAddress {
  readonly body: Uint8Array;
  readonly contentType: string;
}

/**
 * Writes a file of a running job. If the job was given up or deleted meanwhile, as when its owner deletes their account,
 * the file is taken back: nobody would ever look for it.
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
