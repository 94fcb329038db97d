import type { JobAddress } from './job-record.ts';

/** A folder names the job's kind, so that a call about another kind cannot reach its files. */
const folder = (root: 'work' | 'results', { uid, kind, jobId }: JobAddress): string =>
  `${root}/${uid}/${kind}/${jobId}/`;
/** Of what the steps of a job leave for one another. */
export const workFolder = (address: JobAddress): string => folder('work', address);
/** Of what a job offers. */
export const resultFolder = (address: JobAddress): string => folder('results', address);
/** Jobs made before folders named the kind offer files from here. */
export const formerResultFolder = ({ uid, jobId }: JobAddress): string =>
  `results/${uid}/${jobId}/`;

/** Where a step leaves a file for the next one, in the results bucket; whatever is there goes when the job ends. */
export const workKey = (address: JobAddress, name: string): string => workFolder(address) + name;

/** Where a file is that a job offers, in the results bucket. */
export const resultFileKey = (address: JobAddress, name: string): string =>
  resultFolder(address) + name;
