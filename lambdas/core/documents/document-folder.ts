import type { JobAddress } from '../jobs/job-record.ts';

/** Folder of a job's document in the results bucket; deleted with the job. */
export const documentFolder = ({ uid, kind, jobId }: JobAddress): string =>
  `documents/${uid}/${kind}/${jobId}/`;
