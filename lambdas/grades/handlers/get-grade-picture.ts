import { getGradePicture } from '#shared/contracts/gradebooks.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { presignGet } from '#core/aws/presign.ts';
import { findJob, isDocument } from '#core/documents/find-job.ts';
import { documentFolder } from '#core/documents/document-folder.ts';
import { s3DocumentFiles } from '#core/documents/s3-document-files.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { findPage } from '#core/documents/page-picture.ts';
import { extractions } from '../jobs.ts';

const { TABLE_NAME, RESULTS_BUCKET: bucket } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const files = s3DocumentFiles(bucket);

export const handler = endpointHandler(getGradePicture, async ({ user, params, query }) => {
  const address = { uid: user.uid, kind: extractions.kind, jobId: params.jobId };
  const job = await findJob({ jobs }, address);
  const kept = isDocument(job) ? await files.list(documentFolder(address)) : [];
  const page = findPage(kept, Number(query.page ?? 0));
  if (!page) throw new AppError('document-not-found');
  const { key, width, height } = page;
  const url = await presignGet({ bucket, key, name: 'page.jpg', contentType: 'image/jpeg' });
  return { url, width, height };
});
