import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { deleteObject, getObject, headObject } from '../../core/aws/s3-objects.ts';
import { readEnvironment } from '../../core/environment.ts';
import { isOwnUpload } from '../../core/files/upload-key.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { JobError } from '../../core/jobs/job-error.ts';
import { jobAddress } from '../../core/jobs/job-record.ts';
import { putJobFile } from '../../core/jobs/put-job-file.ts';
import { stepHandler } from '../../core/jobs/step-handler.ts';
import { workKey } from '../../core/jobs/work-files.ts';
import { findOrder } from '../domain/job/notebook-order.ts';
import { readRoster } from '../domain/spreadsheet/read-roster.ts';
import { readingEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET } = readEnvironment(readingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** Reads the classes of the job's spreadsheet. The state carries the roster's key: it may be larger than states may. */
export const handler = stepHandler('read-spreadsheet', jobAddress, async (address) => {
  const { request } = await findOrder(jobs, address);
  const roster = readRoster(await readUpload(address.uid, request.studentNamesFileS3Key));
  const key = workKey(address, 'roster.json');
  const body = Buffer.from(JSON.stringify(roster));
  const file = { bucket: RESULTS_BUCKET, key, body, contentType: 'application/json' };
  await putJobFile(jobs, address, file);
  return { rosterKey: key };
});

/** The size is looked at before a byte is read, and what is too large deleted; what the bytes are, the reader finds out. */
async function readUpload(uid: string, key: string): Promise<Uint8Array> {
  if (!isOwnUpload(uid, key)) throw new JobError('upload-not-yours');
  const address = { bucket: UPLOADS_BUCKET, key };
  const head = await headObject(address);
  if (!head) throw new JobError('upload-missing');
  if (head.size > limits.spreadsheetBytes) {
    await deleteObject(address);
    throw new JobError('upload-too-large');
  }
  const bytes = await getObject(address);
  if (!bytes) throw new JobError('upload-missing');
  return bytes;
}
