import { AppError } from '#shared/errors.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import { documentClient } from '../aws/document-client.ts';
import { presignGet } from '../aws/presign.ts';
import { readEnvironment } from '../environment.ts';
import { dynamoJobStore } from '../jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '../jobs/environment.ts';
import { documentFolder } from './document-folder.ts';
import { findJob, isDocument } from './find-job.ts';
import { findPage, type PictureSize } from './page-picture.ts';
import { s3DocumentFiles } from './s3-document-files.ts';

/**
 * Links to the pages that documents of a kind of job were read from.
 * @returns for a teacher's job and the index of a page: where its picture is, for some minutes
 */
export function pageLinks(kind: JobKind) {
  const { TABLE_NAME, RESULTS_BUCKET: bucket } = readEnvironment(jobFilesEnvironment);
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  const files = s3DocumentFiles(bucket);
  return async (
    uid: string,
    jobId: string,
    index: number,
  ): Promise<PictureSize & { readonly url: string }> => {
    const address = { uid, kind, jobId };
    const job = await findJob({ jobs }, address);
    const kept = isDocument(job) ? await files.list(documentFolder(address)) : [];
    const page = findPage(kept, index);
    if (!page) throw new AppError('document-not-found');
    const { key, width, height } = page;
    const url = await presignGet({ bucket, key, name: 'page.jpg', contentType: 'image/jpeg' });
    return { url, width, height };
  };
}
