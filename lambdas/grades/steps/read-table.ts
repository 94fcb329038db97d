import * as z from 'zod/mini';
import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { dynamoClassStore } from '../../core/classes/dynamo-class-store.ts';
import { findRosters } from '../../core/classes/find-rosters.ts';
import { readEnvironment } from '../../core/environment.ts';
import { readUpload } from '../../core/files/read-upload.ts';
import { fileNameOf } from '../../core/files/upload-key.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { JobError } from '../../core/jobs/job-error.ts';
import { jobAddress } from '../../core/jobs/job-record.ts';
import { stepHandler } from '../../core/jobs/step-handler.ts';
import { keepJson } from '../../core/jobs/work-json.ts';
import { readWorkFile } from '../../core/jobs/work-files.ts';
import { profileStore } from '../../core/profile/profile-store.ts';
import { readRoster } from '../../core/spreadsheet/read-roster.ts';
import { findOrder, type ExtractionRequest } from '../domain/job/extraction-order.ts';
import type { ClassLists } from '../domain/reading/find-class-list.ts';
import { readGradebook } from '../domain/reading/read-gradebook.ts';
import { parseBlocks } from '../domain/reading/textract-blocks.ts';
import { tabulatingEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET, RESULTS_BUCKET } = readEnvironment(tabulatingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const profiles = profileStore(documentClient, TABLE_NAME);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

const tabulatingInput = z.extend(jobAddress, {
  straightening: z.object({ height: z.number() }),
  analyzing: z.object({ analysisKey: z.string() }),
});

/** Makes a gradebook of the page's words and tables, its names chosen from the class list where there is one. */
export const handler = stepHandler('read-table', tabulatingInput, async (input) => {
  const { request } = await findOrder(jobs, input);
  const [analysis, classLists, profile] = await Promise.all([
    readWorkFile(RESULTS_BUCKET, input.analyzing.analysisKey),
    readClassLists(input.uid, request),
    profiles.find(input.uid),
  ]);
  // A class that was chosen is taken whatever the names on the page say.
  const isChosen = request.classId !== undefined;
  const sheet = isChosen ? classLists?.classes[0]?.name : request.sheet;
  const blocks = parseBlocks(JSON.parse(new TextDecoder().decode(analysis))) ?? [];
  const reading = readGradebook(blocks, {
    pictureHeight: input.straightening.height,
    ...(classLists && { classLists }),
    ...(sheet !== undefined && { sheet }),
    ...(profile && { level: profile.level }),
  });
  if ('failure' in reading) throw new JobError(reading.failure);
  const bucket = RESULTS_BUCKET;
  return { gradebookKey: await keepJson({ jobs, bucket }, input, 'read', reading.gradebook) };
});

async function readClassLists(
  uid: string,
  { workbookS3Key: key, classId }: ExtractionRequest,
): Promise<ClassLists | undefined> {
  if (classId !== undefined) {
    const kept = await findRosters(classes, uid, [classId]);
    return { source: kept.map(({ name }) => name).join(), classes: kept };
  }
  if (key === undefined) return undefined;
  const workbook = { bucket: UPLOADS_BUCKET, key };
  const roster = readRoster(await readUpload(uid, workbook, limits.spreadsheetBytes));
  return { source: fileNameOf(key), classes: roster.classes };
}
