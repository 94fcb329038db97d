import { listNotebookJobs } from '../../../shared/contracts/notebooks.ts';
import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { toNotebookJob } from '../adapters/to-notebook-job.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listNotebookJobs, async ({ user }) => {
  const records = await jobs.list(user.uid, 'notebook', limits.jobsListed);
  return records.map((record) => toNotebookJob(record, RESULTS_BUCKET));
});
