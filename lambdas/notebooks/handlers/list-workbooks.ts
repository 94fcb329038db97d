import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import { limits } from '#shared/model/limits.ts';
import { uploadPrefix } from '#shared/model/upload.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { listObjects } from '#core/aws/s3-objects.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { keptWorkbooks } from '../domain/job/kept-workbooks.ts';
import { workbooksEnvironment } from '../environment.ts';
import { notebooks } from '../jobs.ts';

const { TABLE_NAME, UPLOADS_BUCKET } = readEnvironment(workbooksEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listWorkbooks, async ({ user: { uid } }) => {
  const [records, uploads] = await Promise.all([
    jobs.list(uid, notebooks.kind, limits.jobsListed),
    listObjects(UPLOADS_BUCKET, uploadPrefix(uid)),
  ]);
  return keptWorkbooks(records, new Set(uploads.map(({ key }) => key)));
});
