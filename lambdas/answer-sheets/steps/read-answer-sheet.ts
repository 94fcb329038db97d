import { limits } from '#shared/model/limits.ts';
import { isAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { locateAnswers, readAnswers } from '#shared/paper/read-answers.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { readUpload } from '#core/files/read-upload.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson } from '#core/jobs/work-json.ts';
import { checkPicture } from '#lambdas/pictures/check-picture.ts';
import { findSheetsInPhoto } from '#lambdas/pictures/find-sheets-in-photo.ts';
import { decodablePicture, encodePage } from '#lambdas/pictures/picture-codec.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { flatPage } from '../domain/flat-page.ts';
import { loadJobRequest, pictureAddress } from '../domain/reading-request.ts';
import type { PhotographedSheet, ReadPhoto } from '../domain/read-photo.ts';
import { readingEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET: bucket } = readEnvironment(readingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const printed = dynamoPrintedSheetStore(documentClient, TABLE_NAME);

/** Reads the answer sheets in a picture, and stores their pages. A picture without any is no failure. */
export const handler = stepHandler('read-answer-sheet', pictureAddress, async (address) => {
  const { request } = await loadJobRequest(jobs, address);
  const upload = { bucket: UPLOADS_BUCKET, key: request.imageS3Keys[address.item] ?? '' };
  const bytes = await readUpload(address.uid, upload, limits.imageBytes);
  checkPicture(bytes);
  const picture = await decodablePicture(bytes);
  const find = (number: number) => printed.find(address.uid, number);
  const search = await findSheetsInPhoto(picture, find, isAnswerSheet, locateAnswers);
  const { sheets: found, photo, others } = search;
  const { problem = others.length > 0 ? 'other-sheet' : 'no-sheet' } = search;
  const sheets: PhotographedSheet[] = [];
  if (photo)
    for (const [index, one] of found.entries()) {
      const page = flatPage(photo, one.located);
      const key = workKey(address, `${address.item}-${index}.jpg`);
      const file = { bucket, key, body: await encodePage(page), contentType: 'image/jpeg' };
      await putJobFile(jobs, address, file);
      const { width, height } = page;
      const reading = readAnswers(one.located, one.sheet.layout);
      sheets.push({ printed: one.sheet, ...reading, page: { key, width, height } });
    }
  const read: ReadPhoto = sheets.length > 0 ? { sheets } : { sheets, problem };
  return { photoKey: await keepJson({ jobs, bucket }, address, `${address.item}-read`, read) };
});
