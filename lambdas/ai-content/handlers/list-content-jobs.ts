import { listContentJobs } from '../../../shared/contracts/ai-content.ts';
import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { toContentJob } from '../adapters/to-content-job.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listContentJobs, async ({ user }) => {
  const records = await jobs.list(user.uid, 'ai-content', limits.jobsListed);
  return records.map((record) => toContentJob(record, RESULTS_BUCKET));
});
