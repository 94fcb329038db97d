import type { JobAddress } from './job-record.ts';

/** A folder names the job's kind, so that a call about another kind cannot reach its files. */
const folder = (root: 'work' | 'results', { uid, kind, jobId }: JobAddress): string =>
  `${root}/${uid}/${kind}/${jobId}/`;
/** Folder of the files that a job's steps pass to one another. */
export const workFolder = (address: JobAddress): string => folder('work', address);
export const resultFolder = (address: JobAddress): string => folder('results', address);
/** Jobs made before folders named the kind have their files here. */
export const formerResultFolder = ({ uid, jobId }: JobAddress): string =>
  `results/${uid}/${jobId}/`;

/** Key of a file that a step passes to the next one, in the results bucket; deleted when the job ends. */
export const workKey = (address: JobAddress, name: string): string => workFolder(address) + name;

export const resultFileKey = (address: JobAddress, name: string): string =>
  resultFolder(address) + name;
