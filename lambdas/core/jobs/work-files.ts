import type { JobKind } from '../../../shared/model/job.ts';
import type { JobAddress } from './job-record.ts';

/** What the steps of each kind of job leave for one another: pupils' names among it, so it goes when the job ends. */
const workNames = {
  notebook: ['roster.json'],
  grade: [],
  'ai-content': [],
} as const satisfies Record<JobKind, readonly string[]>;

/** Where a step leaves a file for the next one; in the results bucket, whose rule for `work/` is the last resort. */
export const workKey = ({ uid, jobId }: JobAddress, name: 'roster.json'): string =>
  `work/${uid}/${jobId}/${name}`;

/** All that the steps of a job may have left. */
export const workKeys = (address: JobAddress): string[] =>
  workNames[address.kind].map((name) => workKey(address, name));
