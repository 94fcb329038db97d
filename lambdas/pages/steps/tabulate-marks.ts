import * as z from 'zod/mini';
import { profileValue } from '#shared/contracts/profile.ts';
import { limits } from '#shared/model/limits.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { findListedClasses } from '#lambdas/record/stores/classes/find-listed-classes.ts';
import { readEnvironment } from '#core/environment.ts';
import { readUpload } from '#core/files/read-upload.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson, readJson } from '#core/jobs/work-json.ts';
import { understandWorkbook } from '#core/spreadsheet/read-listed-classes.ts';
import {
  loadJobRequest,
  pictureFileName,
  pictureAddress,
  type ExtractionRequest,
} from '../domain/job/extraction-request.ts';
import { noteByHand } from '../domain/hand/seen-marks.ts';
import { identifiedSheet } from '../domain/job/page-results.ts';
import type { ClassLists } from '../domain/reading/find-class-list.ts';
import { readGradebook } from '../domain/reading/read-gradebook.ts';
import { pageAnalysis } from '../domain/job/page-analysis.ts';
import { applySecondReading } from '../domain/rereading/second-reading.ts';
import { tabulatingEnvironment } from '../environment.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET } = readEnvironment(tabulatingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

const tabulatingInput = z.extend(pictureAddress, {
  straightening: z.object({ height: z.number() }),
  analyzing: z.object({ readingKey: z.string() }),
  identifying: z.optional(identifiedSheet),
});

/** Makes a gradebook from the page's words and tables, with names from the class list if there is one. */
export const handler = stepHandler('tabulate-marks', tabulatingInput, async (input) => {
  const { request } = await loadJobRequest(jobs, input);
  const [page, { lists: classLists, sheet }, profile] = await Promise.all([
    readJson(RESULTS_BUCKET, input.analyzing.readingKey, pageAnalysis),
    readClassLists(input.uid, request),
    profiles.find(input.uid),
  ]);
  const reading = readGradebook(page, {
    pictureHeight: input.straightening.height,
    ...(classLists && { classLists }),
    ...(sheet !== undefined && { sheet }),
    ...(profile && { level: profile.level }),
  });
  if ('failure' in reading) throw new JobError(reading.failure);
  const { warning } = input.identifying ?? {};
  const { seen } = reading;
  const read = applySecondReading(noteByHand(reading.gradebook, seen), page.second);
  const gradebook = {
    ...read,
    ...(seen.length > 0 && { seen }),
    warnings: [...(warning ? [warning] : []), ...read.warnings],
  };
  const files = { jobs, bucket: RESULTS_BUCKET };
  return {
    gradebookKey: await keepJson(files, input, pictureFileName(input.item, 'read'), gradebook),
  };
});

/** The class lists and the chosen class, which is used whatever names the page has. */
interface ChosenLists {
  readonly lists?: ClassLists;
  readonly sheet?: string | undefined;
}

async function readClassLists(
  uid: string,
  { workbookS3Key: key, classId, sheet }: ExtractionRequest,
): Promise<ChosenLists> {
  if (classId !== undefined) {
    const kept = await findListedClasses(classes, uid, [classId]);
    const source = kept.map(({ name }) => name).join();
    return { lists: { source, classes: kept }, sheet: kept[0]?.name };
  }
  if (key === undefined) return { sheet };
  const workbook = { bucket: UPLOADS_BUCKET, key };
  const bytes = await readUpload(uid, workbook, limits.spreadsheetBytes);
  const { listed, classes: found } = understandWorkbook(bytes);
  // A class may have another name than its sheet.
  const named = found.find((one) => one.state === 'read' && one.sheet === sheet)?.name ?? sheet;
  return { lists: { source: fileNameOf(key), classes: listed.classes }, sheet: named };
}
