import { listNotebookJobs } from '../../../shared/contracts/notebooks.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { listJobs } from '../../core/jobs/list-jobs.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listNotebookJobs, ({ user }) =>
  listJobs(jobs, RESULTS_BUCKET, { uid: user.uid, kind: 'notebook' }),
);
