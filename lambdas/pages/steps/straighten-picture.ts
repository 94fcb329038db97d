import * as z from 'zod/mini';
import { documentClient } from '#core/aws/document-client.ts';
import { getObject } from '#core/aws/s3-objects.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { decodablePicture, encodePage, thumbnailOf } from '#lambdas/pictures/picture-codec.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';
import { straighteningEnvironment } from '../environment.ts';
import { pictureFileName, pictureAddress } from '../domain/job/extraction-request.ts';
import { identifiedSheet } from '../domain/job/page-results.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(straighteningEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** The output of the previous step is under its name. */
const straighteningInput = z.extend(pictureAddress, {
  checking: z.object({ pictureKey: z.string() }),
  identifying: z.optional(identifiedSheet),
});

/** Straightens the job's picture to a page seen from above in even light, which is read and shown to the teacher. */
export const handler = stepHandler('straighten-picture', straighteningInput, async (input) => {
  // The step before goes on if it fails, so a picture that is no page of marks stops here.
  const { failure } = input.identifying ?? {};
  if (failure) throw new JobError(failure.code, failure.params);
  const bytes = await getObject({ bucket: RESULTS_BUCKET, key: input.checking.pictureKey });
  // Temporary files are deleted when the job ends, so the job was cancelled.
  if (!bytes) throw new JobError('cancelled');
  const page = await straighten(await decodablePicture(bytes));
  const key = workKey(input, pictureFileName(input.item, 'page.jpg'));
  const [body, thumbnail] = await Promise.all([encodePage(page), thumbnailOf(page)]);
  const file = { bucket: RESULTS_BUCKET, key, body, contentType: 'image/jpeg' };
  await putJobFile(jobs, input, file);
  return { pageKey: key, width: page.width, height: page.height, thumbnail };
});
