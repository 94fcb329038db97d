import { getContentJob } from '../../../shared/contracts/ai-content.ts';
import { AppError } from '../../../shared/errors.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { dynamoResultStore } from '../../core/jobs/dynamo-result-store.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { drafts } from '../jobs.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const results = dynamoResultStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(getContentJob, async ({ user, params }) => {
  const record = await jobs.find({ uid: user.uid, kind: drafts.kind, jobId: params.jobId });
  if (!record) throw new AppError('job-not-found');
  return drafts.show(await results.join(record), RESULTS_BUCKET);
});
