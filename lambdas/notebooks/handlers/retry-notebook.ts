import * as z from 'zod/mini';
import { retryNotebook } from '../../../shared/contracts/notebooks.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { findFailed } from '../../core/jobs/find-failed.ts';
import { toJob } from '../../core/jobs/to-job.ts';
import { notebookStarter } from '../adapters/start-notebook.ts';
import { notebookRequest } from '../domain/job/notebook-request.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startNotebook = notebookStarter(environment);
const jobs = dynamoJobStore(documentClient, environment.TABLE_NAME);

export const handler = endpointHandler(retryNotebook, async ({ user, params, idempotency }) => {
  const address = { uid: user.uid, kind: 'notebook', jobId: params.jobId } as const;
  const failed = await findFailed(jobs, address);
  const request = z.parse(notebookRequest, failed.request);
  return toJob(
    await startNotebook({ uid: user.uid, request, idempotency }),
    environment.RESULTS_BUCKET,
  );
});
