import type { JobAddress } from '../jobs/job-record.ts';

export const documentsFolder = ({ uid, kind }: Omit<JobAddress, 'jobId'>): string =>
  `documents/${uid}/${kind}/`;

export const documentFolder = ({ jobId, ...owner }: JobAddress): string =>
  `${documentsFolder(owner)}${jobId}/`;
