import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { readUpload } from '../../core/files/read-upload.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobAddress } from '../../core/jobs/job-record.ts';
import { putJobFile } from '../../core/jobs/put-job-file.ts';
import { stepHandler } from '../../core/jobs/step-handler.ts';
import { workKey } from '../../core/jobs/work-files.ts';
import { readRoster } from '../../core/spreadsheet/read-roster.ts';
import { findOrder } from '../domain/job/notebook-order.ts';
import { readingEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET } = readEnvironment(readingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

/** Reads the classes of the job's spreadsheet, as the teacher has decided. The state carries the roster's key: it may be larger than states may. */
export const handler = stepHandler('read-spreadsheet', jobAddress, async (address) => {
  const { request } = await findOrder(jobs, address);
  const upload = { bucket: UPLOADS_BUCKET, key: request.studentNamesFileS3Key };
  const workbook = await readUpload(address.uid, upload, limits.spreadsheetBytes);
  const roster = readRoster(workbook, request.reading);
  const key = workKey(address, 'roster.json');
  const body = Buffer.from(JSON.stringify(roster));
  const file = { bucket: RESULTS_BUCKET, key, body, contentType: 'application/json' };
  await putJobFile(jobs, address, file);
  return { rosterKey: key };
});
