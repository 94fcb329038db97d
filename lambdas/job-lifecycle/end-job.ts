import { documentClient } from '../core/aws/document-client.ts';
import { dynamoJobStore } from '../core/jobs/dynamo-job-store.ts';
import { dynamoResultStore, type ResultStore } from '../core/jobs/dynamo-result-store.ts';
import type { JobFilesEnvironment } from '../core/jobs/environment.ts';
import type { JobAddress } from '../core/jobs/job-record.ts';
import type { JobChange, JobStore } from '../core/jobs/job-store.ts';
import { s3WorkFiles, type WorkFiles } from '../core/jobs/work-files.ts';

/** The changes after which a job never changes again; a success may have made a text. */
export type JobEnding = Exclude<JobChange, { readonly status: 'PROCESSING' }> & {
  readonly result?: string | undefined;
};

/** Ends a job; false, and nothing recorded, if it has ended already or is gone. */
export type EndJob = (address: JobAddress, ending: JobEnding, now: Date) => Promise<boolean>;

interface EndPorts {
  readonly jobs: Pick<JobStore, 'change' | 'find'>;
  readonly results: Pick<ResultStore, 'keep' | 'remove'>;
  readonly workFiles: WorkFiles;
}

/**
 * Ends jobs, and deletes what their steps left for one another. A text is kept before its job succeeds, so that no crash
 * makes a success without one; if the job was given up or deleted meanwhile, it is taken back. The files go last, since
 * no trouble with one may fail a job that is done; calling again deletes what was left then.
 */
export const jobEnder =
  ({ jobs, results, workFiles }: EndPorts): EndJob =>
  async (address, ending, now) => {
    if (ending.result !== undefined) await results.keep(address, ending.result);
    const isEnded = await jobs.change(address, ending, now);
    if (ending.result !== undefined && !isEnded) {
      const job = await jobs.find(address);
      if (job?.status !== 'SUCCESS') await results.remove(address);
    }
    await workFiles.removeAll(address);
    return isEnded;
  };

/** The jobs of one table, whose files are in one bucket. */
export function endableJobs({ TABLE_NAME, RESULTS_BUCKET }: JobFilesEnvironment) {
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  const results = dynamoResultStore(documentClient, TABLE_NAME);
  const workFiles = s3WorkFiles(RESULTS_BUCKET);
  return { jobs, endJob: jobEnder({ jobs, results, workFiles }) };
}
