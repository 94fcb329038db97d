import { deleteObject, getObject, listObjects } from '../aws/s3-objects.ts';
import { inParallel } from '../in-parallel.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';

/** Deletions at a time. */
const PARALLEL = 10;

const workFolder = ({ uid, jobId }: JobAddress): string => `work/${uid}/${jobId}/`;
const resultFolder = ({ uid, jobId }: JobAddress): string => `results/${uid}/${jobId}/`;

/** Where a step leaves a file for the next one, in the results bucket; whatever is there goes when the job ends. */
export const workKey = (address: JobAddress, name: string): string => workFolder(address) + name;

/** Where a file is that a job offers, in the results bucket. */
export const resultFileKey = (address: JobAddress, name: string): string =>
  resultFolder(address) + name;

/**
 * What an earlier step has left.
 * @throws JobError `cancelled` if it is gone, as it is when the job has ended
 */
export async function readWorkFile(bucket: string, key: string): Promise<Uint8Array> {
  const bytes = await getObject({ bucket, key });
  if (!bytes) throw new JobError('cancelled');
  return bytes;
}

/** What the steps of jobs leave for one another: pupils' names among it. */
export interface WorkFiles {
  /** Deletes all that the steps of a job have left. */
  removeAll(address: JobAddress): Promise<void>;
}

const filesIn = (bucket: string, folderOf: (address: JobAddress) => string): WorkFiles => ({
  async removeAll(address) {
    const left = await listObjects(bucket, folderOf(address));
    await inParallel(left, PARALLEL, ({ key }) => deleteObject({ bucket, key }));
  },
});

export const s3WorkFiles = (bucket: string): WorkFiles => filesIn(bucket, workFolder);
/** What jobs offer, and what was written to be offered. */
export const s3ResultFiles = (bucket: string): WorkFiles => filesIn(bucket, resultFolder);
