import { documentClient } from '../aws/document-client.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { measure } from '../metrics.ts';
import type { JobFilesEnvironment } from './environment.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';
import { s3WorkFiles, type JobFiles } from './work-files.ts';
import type { EndJob, JobEnding } from './job-ending.ts';

interface EndPorts {
  readonly jobs: Pick<JobStore, 'change'>;
  readonly workFiles: JobFiles;
}

/** Ends jobs and deletes their temporary files, last, so that a failed deletion cannot fail a finished job. */
export const jobEnder =
  ({ jobs, workFiles }: EndPorts): EndJob =>
  async (address, ending, now) => {
    const isEnded = await jobs.change(address, ending, now);
    if (isEnded) measureEnd(address, ending);
    await workFiles.removeAll(address);
    return isEnded;
  };

const measureEnd = ({ kind, jobId }: JobAddress, ending: JobEnding): void => {
  const Outcome = ending.status === 'FAILED' ? ending.error.code : ending.status;
  measure('job-ended', { JobEnded: 1 }, { Kind: kind, Outcome }, { jobId });
};

/** The jobs of one table, with their files in one bucket. */
export function endableJobs({ TABLE_NAME, RESULTS_BUCKET }: JobFilesEnvironment) {
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  const workFiles = s3WorkFiles(RESULTS_BUCKET);
  return { jobs, endJob: jobEnder({ jobs, workFiles }) };
}
