import { documentPrefix, userPartition } from '../aws/table-keys.ts';
import type { JobAddress } from '../jobs/job-record.ts';

/** Where a document is stored. */
export interface DocumentAddress {
  /** The partition of the items of its versions. */
  readonly partition: string;
  /** How the sort keys of these items begin. */
  readonly prefix: string;
  /** How the keys of the files with their contents begin. */
  readonly folder: string;
}

/** Folder of a job's document in the results bucket; deleted with the job. */
export const documentFolder = ({ uid, kind, jobId }: JobAddress): string =>
  `documents/${uid}/${kind}/${jobId}/`;

export const jobDocument = (job: JobAddress): DocumentAddress => ({
  partition: userPartition(job.uid),
  prefix: documentPrefix(job.kind, job.jobId),
  folder: documentFolder(job),
});
