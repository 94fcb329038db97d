import { documentClient } from '../aws/document-client.ts';
import { deleteObject } from '../aws/s3-objects.ts';
import { deleteJob } from './delete-job.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { dynamoSubmissionStore } from './dynamo-submission-store.ts';
import type { JobFilesEnvironment } from './environment.ts';
import type { JobAddress } from './job-record.ts';

/** Deletes finished jobs of one table with their files in one bucket; throws what `deleteJob` does. */
export function jobDeleter({ TABLE_NAME, RESULTS_BUCKET }: JobFilesEnvironment) {
  const ports = {
    jobs: dynamoJobStore(documentClient, TABLE_NAME),
    submissions: dynamoSubmissionStore(documentClient, TABLE_NAME),
    deleteFile: (key: string) => deleteObject({ bucket: RESULTS_BUCKET, key }),
  };
  return (address: JobAddress): Promise<void> => deleteJob(ports, address);
}
