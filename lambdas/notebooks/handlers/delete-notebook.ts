import { deleteNotebook } from '../../../shared/contracts/notebooks.ts';
import { AppError } from '../../../shared/errors.ts';
import { isFinished } from '../../../shared/model/job.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { deleteObject } from '../../core/aws/s3-objects.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobListEnvironment } from '../../core/jobs/environment.ts';
import { rosterKey } from '../domain/job/notebook-files.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobListEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(deleteNotebook, async ({ user, params }) => {
  const address = { uid: user.uid, kind: 'notebook', jobId: params.jobId } as const;
  const job = await jobs.find(address);
  if (!job) throw new AppError('job-not-found');
  if (!isFinished(job.status)) throw new AppError('job-not-finished');
  // Files first: what a crash leaves is still on the list, to be deleted again.
  const keys = [rosterKey(address), ...job.files.map(({ key }) => key)];
  await Promise.all(keys.map((key) => deleteObject({ bucket: RESULTS_BUCKET, key })));
  await jobs.remove(address, ['SUCCESS', 'FAILED']);
});
