import { documentClient } from '../core/aws/document-client.ts';
import { deleteObject } from '../core/aws/s3-objects.ts';
import { dynamoJobStore } from '../core/jobs/dynamo-job-store.ts';
import type { JobFilesEnvironment } from '../core/jobs/environment.ts';
import type { JobAddress } from '../core/jobs/job-record.ts';
import type { JobChange, JobStore } from '../core/jobs/job-store.ts';
import { workKeys } from '../core/jobs/work-files.ts';

/** The changes after which a job never changes again. */
export type JobEnding = Exclude<JobChange, { readonly status: 'PROCESSING' }>;

/** Ends a job; false, and nothing recorded, if it has ended already or is gone. */
export type EndJob = (address: JobAddress, ending: JobEnding, now: Date) => Promise<boolean>;

/**
 * Ends jobs, and deletes what their steps left for one another. The ending comes first, since no trouble with a file may
 * fail a job that is done; calling again deletes what was left then.
 */
export const jobEnder =
  (jobs: Pick<JobStore, 'change'>, deleteFile: (key: string) => Promise<void>): EndJob =>
  async (address, ending, now) => {
    const isEnded = await jobs.change(address, ending, now);
    await Promise.all(workKeys(address).map(deleteFile));
    return isEnded;
  };

/** The jobs of one table, whose files are in one bucket. */
export function endableJobs({ TABLE_NAME, RESULTS_BUCKET }: JobFilesEnvironment) {
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  return { jobs, endJob: jobEnder(jobs, (key) => deleteObject({ bucket: RESULTS_BUCKET, key })) };
}
