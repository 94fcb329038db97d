import type { JobAddress } from './job-record.ts';
import type { JobChange } from './job-store.ts';

export type JobEnding = Exclude<JobChange, { readonly status: 'PROCESSING' }>;

/** Ends a job; answers false and records nothing if it has already ended or is gone. */
export type EndJob = (address: JobAddress, ending: JobEnding, now: Date) => Promise<boolean>;
