import * as z from 'zod/mini';
import { retryGradeJob } from '../../../shared/contracts/grades.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { findFailed } from '../../core/jobs/find-failed.ts';
import { toJob } from '../../core/jobs/to-job.ts';
import { extractionStarter } from '../adapters/start-extraction.ts';
import { extractionRequest } from '../domain/extraction-request.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startExtraction = extractionStarter(environment);
const jobs = dynamoJobStore(documentClient, environment.TABLE_NAME);

export const handler = endpointHandler(retryGradeJob, async ({ user, params, idempotency }) => {
  const address = { uid: user.uid, kind: 'grade', jobId: params.jobId } as const;
  const failed = await findFailed(jobs, address);
  const request = z.parse(extractionRequest, failed.request);
  return toJob(await startExtraction({ user, request, idempotency }), environment.RESULTS_BUCKET);
});
