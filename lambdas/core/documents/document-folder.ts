import type { JobAddress } from '../jobs/job-record.ts';

/** Folder of the documents of all jobs of a kind, in the results bucket. */
export const documentsFolder = ({ uid, kind }: Omit<JobAddress, 'jobId'>): string =>
  `documents/${uid}/${kind}/`;

/** Folder of a job's document; deleted with the job. */
export const documentFolder = ({ jobId, ...owner }: JobAddress): string =>
  `${documentsFolder(owner)}${jobId}/`;
