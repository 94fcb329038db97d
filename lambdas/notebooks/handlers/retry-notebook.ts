import * as z from 'zod/mini';
import { retryNotebook } from '../../../shared/contracts/notebooks.ts';
import { AppError } from '../../../shared/errors.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { toJob } from '../../core/jobs/to-job.ts';
import { notebookStarter } from '../adapters/start-notebook.ts';
import { notebookRequest } from '../domain/job/notebook-request.ts';
import { startEnvironment } from '../environment.ts';

const environment = readEnvironment(startEnvironment);
const startNotebook = notebookStarter(environment);
const jobs = dynamoJobStore(documentClient, environment.TABLE_NAME);

export const handler = endpointHandler(retryNotebook, async ({ user, params }) => {
  const failed = await jobs.find({ uid: user.uid, kind: 'notebook', jobId: params.jobId });
  if (!failed) throw new AppError('job-not-found');
  if (failed.status !== 'FAILED') throw new AppError('job-not-failed');
  const request = z.parse(notebookRequest, failed.request);
  return toJob(await startNotebook({ uid: user.uid, request }), environment.RESULTS_BUCKET);
});
