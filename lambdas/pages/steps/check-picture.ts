import { limits } from '#shared/model/limits.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { readUpload } from '#core/files/read-upload.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { uprightPicture } from '#lambdas/pictures/picture-codec.ts';
import {
  imagesOf,
  loadJobRequest,
  pictureFileName,
  pictureAddress,
} from '../domain/job/extraction-request.ts';
import { checkPicture } from '#lambdas/pictures/check-picture.ts';
import { checkingEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET } = readEnvironment(checkingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** Checks a picture of the job, and stores it upright and without metadata for the next steps. */
export const handler = stepHandler('check-picture', pictureAddress, async (address) => {
  const { request } = await loadJobRequest(jobs, address);
  const upload = { bucket: UPLOADS_BUCKET, key: imagesOf(request)[address.item] ?? '' };
  const bytes = await readUpload(address.uid, upload, limits.imageBytes);
  checkPicture(bytes);
  const body = await uprightPicture(bytes);
  const key = workKey(address, pictureFileName(address.item, 'picture.jpg'));
  const file = { bucket: RESULTS_BUCKET, key, body, contentType: 'image/jpeg' };
  await putJobFile(jobs, address, file);
  return { pictureKey: key };
});
