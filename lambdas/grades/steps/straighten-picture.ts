import * as z from 'zod/mini';
import { documentClient } from '#core/aws/document-client.ts';
import { getObject } from '#core/aws/s3-objects.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { decodablePicture, encodePage } from '../adapters/picture-codec.ts';
import { straighten } from '../domain/picture/straighten.ts';
import { straighteningEnvironment } from '../environment.ts';

const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(straighteningEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** What the step before answered stands under its name. */
const straighteningInput = z.extend(jobAddress, {
  checking: z.object({ pictureKey: z.string() }),
});

/** Makes of the job's picture a page seen from straight above in even light: what is read, and shown beside it. */
export const handler = stepHandler('straighten-picture', straighteningInput, async (input) => {
  const bytes = await getObject({ bucket: RESULTS_BUCKET, key: input.checking.pictureKey });
  // What steps leave for one another goes when the job ends.
  if (!bytes) throw new JobError('cancelled');
  const page = await straighten(await decodablePicture(bytes));
  const key = workKey(input, 'page.jpg');
  const body = await encodePage(page);
  const file = { bucket: RESULTS_BUCKET, key, body, contentType: 'image/jpeg' };
  await putJobFile(jobs, input, file);
  return { pageKey: key, width: page.width, height: page.height };
});
