import * as z from 'zod/mini';
import { contentRequest, retryContentJob } from '../../../shared/contracts/ai-content.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { findFailed } from '../../core/jobs/find-failed.ts';
import { draftStarter } from '../adapters/start-draft.ts';
import { toContentJob } from '../adapters/to-content-job.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startDraft = draftStarter(environment);
const jobs = dynamoJobStore(documentClient, environment.TABLE_NAME);

export const handler = endpointHandler(retryContentJob, async ({ user, params, idempotency }) => {
  const address = { uid: user.uid, kind: 'ai-content', jobId: params.jobId } as const;
  const failed = await findFailed(jobs, address);
  const request = z.parse(contentRequest, failed.request);
  return toContentJob(await startDraft({ user, request, idempotency }), environment.RESULTS_BUCKET);
});
