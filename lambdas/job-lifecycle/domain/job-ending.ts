import type { JobAddress } from '#core/jobs/job-record.ts';
import type { JobChange } from '#core/jobs/job-store.ts';

/** The changes after which a job never changes again. */
export type JobEnding = Exclude<JobChange, { readonly status: 'PROCESSING' }>;

/** Ends a job; false, and nothing recorded, if it has ended already or is gone. */
export type EndJob = (address: JobAddress, ending: JobEnding, now: Date) => Promise<boolean>;
