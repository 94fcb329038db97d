import { deleteObject, getObject, listObjects } from '../aws/s3-objects.ts';
import { inParallel } from '../in-parallel.ts';
import { formerResultFolder, resultFolder, workFolder } from './job-file-keys.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';

/** Deletions at a time. */
const PARALLEL = 10;

/**
 * What an earlier step has left.
 * @throws JobError `cancelled` if it is gone, as it is when the job has ended
 */
export async function readWorkFile(bucket: string, key: string): Promise<Uint8Array> {
  const bytes = await getObject({ bucket, key });
  if (!bytes) throw new JobError('cancelled');
  return bytes;
}

/** One folder of each job's files. */
export interface JobFiles {
  /** Deletes all files in the job's folder. */
  removeAll(address: JobAddress): Promise<void>;
}

const filesIn = (bucket: string, folderOf: (address: JobAddress) => string): JobFiles => ({
  async removeAll(address) {
    const left = await listObjects(bucket, folderOf(address));
    await inParallel(left, PARALLEL, ({ key }) => deleteObject({ bucket, key }));
  },
});

/** What the steps of jobs leave for one another, pupils' names included. */
export const s3WorkFiles = (bucket: string): JobFiles => filesIn(bucket, workFolder);
/** What jobs offer, and what was written to be offered. */
export const s3ResultFiles = (bucket: string): JobFiles => filesIn(bucket, resultFolder);
/** The same of older jobs. The folder names no kind: look for the job before deleting anything here. */
export const s3FormerResultFiles = (bucket: string): JobFiles =>
  filesIn(bucket, formerResultFolder);
