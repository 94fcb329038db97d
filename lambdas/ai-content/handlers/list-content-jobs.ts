import * as z from 'zod/mini';
import { contentTypes, listContentJobs } from '../../../shared/contracts/ai-content.ts';
import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobListEnvironment } from '../../core/jobs/environment.ts';
import { toJob } from '../../core/jobs/to-job.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobListEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** What the history shows of the request itself. */
const shownRequest = z.object({ contentType: z.enum(contentTypes) });

export const handler = endpointHandler(listContentJobs, async ({ user }) => {
  const records = await jobs.list(user.uid, 'ai-content', limits.jobsListed);
  return records.map((record) => ({
    ...toJob(record, RESULTS_BUCKET),
    type: z.parse(shownRequest, record.request).contentType,
  }));
});
