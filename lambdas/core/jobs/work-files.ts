import { deleteObject, getObject, listObjects } from '../aws/s3-objects.ts';
import { runInParallel } from '../in-parallel.ts';
import { formerResultFolder, resultFolder, workFolder } from './job-file-keys.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';

/** Deletions at a time. */
const PARALLEL = 10;

/**
 * Reads a file that an earlier step has left.
 * @throws JobError `cancelled` if it is gone, which happens when the job has ended
 */
export async function readWorkFile(bucket: string, key: string): Promise<Uint8Array> {
  const bytes = await getObject({ bucket, key });
  if (!bytes) throw new JobError('cancelled');
  return bytes;
}

export interface JobFiles {
  /** Deletes all files in the job's folder. */
  removeAll(address: JobAddress): Promise<void>;
}

const filesIn = (bucket: string, folderOf: (address: JobAddress) => string): JobFiles => ({
  async removeAll(address) {
    const left = await listObjects(bucket, folderOf(address));
    await runInParallel(left, PARALLEL, ({ key }) => deleteObject({ bucket, key }));
  },
});

/** The files that a job's steps pass to one another; they contain pupils' names. */
export const s3WorkFiles = (bucket: string): JobFiles => filesIn(bucket, workFolder);
/** The files that jobs offer, including files of jobs that did not succeed. */
export const s3ResultFiles = (bucket: string): JobFiles => filesIn(bucket, resultFolder);
/** The files that older jobs offer. The folder does not name the kind, so look for the job before deleting. */
export const s3FormerResultFiles = (bucket: string): JobFiles =>
  filesIn(bucket, formerResultFolder);
