import { limits } from '#shared/model/limits.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { readUpload } from '#core/files/read-upload.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { readListedClasses } from '#core/spreadsheet/read-listed-classes.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoMarkSheetStore } from '#lambdas/record/stores/mark-sheets/dynamo-mark-sheet-store.ts';
import { findRecordedClasses } from '#lambdas/record/stores/mark-sheets/find-recorded-classes.ts';
import { loadJobRequest, type NotebookRequest } from '../domain/job/notebook-request.ts';
import { toPrintedClass, type ReadClasses } from '../domain/job/printed-class.ts';
import { readingEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET } = readEnvironment(readingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const records = {
  classes: dynamoClassStore(documentClient, TABLE_NAME),
  sheets: dynamoMarkSheetStore(documentClient, TABLE_NAME),
};

/** The teacher's saved classes with their marks, or those of the spreadsheet, read by the teacher's choices. */
async function classesFor(uid: string, request: NotebookRequest): Promise<ReadClasses> {
  const { classIds, studentNamesFileS3Key: key = '', reading, cornerMarks } = request;
  if (classIds) {
    const found = await findRecordedClasses(records, uid, classIds);
    const classes = found.map(({ listed }) => listed);
    return { classes, ...(cornerMarks && { saved: found.map(toPrintedClass) }) };
  }
  const upload = { bucket: UPLOADS_BUCKET, key };
  return readListedClasses(await readUpload(uid, upload, limits.spreadsheetBytes), reading);
}

/** The state contains only the key of the classes, because a large list exceeds its size limit. */
export const handler = stepHandler('read-spreadsheet', jobAddress, async (address) => {
  const { request } = await loadJobRequest(jobs, address);
  const listed = await classesFor(address.uid, request);
  const key = workKey(address, 'classes.json');
  const body = Buffer.from(JSON.stringify(listed));
  const file = { bucket: RESULTS_BUCKET, key, body, contentType: 'application/json' };
  await putJobFile(jobs, address, file);
  return { classesKey: key };
});
