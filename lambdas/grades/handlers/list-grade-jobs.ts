import { listGradeJobs } from '../../../shared/contracts/grades.ts';
import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { toJob } from '../../core/jobs/to-job.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listGradeJobs, async ({ user }) => {
  const records = await jobs.list(user.uid, 'grade', limits.jobsListed);
  return records.map((record) => toJob(record, RESULTS_BUCKET));
});
