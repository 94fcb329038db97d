import * as z from 'zod/mini';
import type { PageWarning } from '#shared/model/gradebook.ts';
import type { JobFailure } from '#shared/model/job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { workKey } from '#core/jobs/job-file-keys.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { keepJson } from '#core/jobs/work-json.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { findSheetsInPhoto } from '#lambdas/pictures/find-sheets-in-photo.ts';
import {
  isAnswerSheet,
  isMarks,
  isRegister,
  type PrintedSheet,
} from '#shared/paper/printed-sheet.ts';
import { locateGrid } from '#shared/paper/locate-grid.ts';
import { dynamoHandStore } from '../stores/dynamo-hand-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { decodablePicture, encodePage, thumbnailOf } from '#lambdas/pictures/picture-codec.ts';
import { findHand } from '../domain/hand/learn-confirmed.ts';
import { noteByHand } from '../domain/hand/seen-marks.ts';
import {
  imagesOf,
  loadJobRequest,
  pictureAddress,
  pictureFileName,
} from '../domain/job/extraction-request.ts';
import type { IdentifiedSheet } from '../domain/job/page-results.ts';
import {
  printedGradebook,
  seenOnSheets,
  type ReadSheet,
} from '../domain/paper/printed-gradebook.ts';
import {
  besideEachOther,
  sheetsOfOneRecord,
  straightColours,
  type GridInPhoto,
} from '../domain/paper/grids-in-photo.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';
import { identifyingEnvironment } from '../environment.ts';
import type { Hand } from '../engines/page-reader/hand/hand.ts';
import { readGrid } from '../engines/page-reader/paper/read-grid.ts';

const { TABLE_NAME, RESULTS_BUCKET: bucket } = readEnvironment(identifyingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const hands = dynamoHandStore(documentClient, TABLE_NAME);
const printed = dynamoPrintedSheetStore(documentClient, TABLE_NAME);

const identifyingInput = z.extend(pictureAddress, {
  checking: z.object({ pictureKey: z.string() }),
});

/** Why a page that is no page of marks is not read, and what leads to where it is. */
async function failureOf(
  input: z.infer<typeof identifyingInput>,
  [other]: readonly PrintedSheet[],
): Promise<JobFailure | undefined> {
  if (!other) return undefined;
  if (isAnswerSheet(other)) return { code: 'page-of-answers', params: { name: other.title } };
  const { uid, item } = input;
  const { classId } = other;
  const [kept, { request }] = await Promise.all([
    classes.find(uid, classId),
    loadJobRequest(jobs, input),
  ]);
  if (!kept || !isRegister(other)) return undefined;
  const month = other.columns[0]?.rolls[0]?.key.slice(0, 7) ?? '';
  const imageS3Key = imagesOf(request)[item] ?? '';
  return { code: 'page-of-register', params: { name: kept.name, month, classId, imageS3Key } };
}

const warningsOf = (
  found: readonly unknown[],
  sheets: readonly GridInPhoto[],
  read: readonly ReadSheet[],
): PageWarning[] => [
  ...(sheets.some(({ marks }) => marks < 3) ? (['sheet-cut'] as const) : []),
  ...(read.some(({ reading }) => reading.isSmall) ? (['small-text'] as const) : []),
  ...(sheets.length < found.length ? (['tables-left-out'] as const) : []),
];

/** Reads sheets, and draws their pages side by side. */
async function readSheets(
  photo: ColourRaster,
  sheets: readonly GridInPhoto[],
  hand: Hand | undefined,
): Promise<{ page: ColourRaster; read: ReadSheet[] }> {
  const pages: ColourRaster[] = [];
  const read: ReadSheet[] = [];
  let left = 0;
  for (const found of sheets) {
    const { sheet, located, marks } = found;
    const page = straightColours(photo, found);
    const reading = await readGrid(await encodePage(page), located, sheet.layout, marks, hand);
    read.push({ sheet, reading, place: { left, width: page.width, height: page.height } });
    pages.push(page);
    left += page.width;
  }
  return { page: besideEachOther(pages), read };
}

/** Reads a printed sheet of the teacher's by what was stored of it; other pictures go on to the next steps. */
export const handler = stepHandler(
  'identify-sheet',
  identifyingInput,
  async (input): Promise<IdentifiedSheet> => {
    const bytes = await readWorkFile(bucket, input.checking.pictureKey);
    const picture = await decodablePicture(bytes);
    const find = (number: number) => printed.find(input.uid, number);
    const search = await findSheetsInPhoto(picture, find, isMarks, locateGrid);
    const { sheets: found, others, photo, problem } = search;
    const failure = found.length === 0 && problem === undefined && (await failureOf(input, others));
    if (failure) return { failure };
    const sheets = sheetsOfOneRecord(found);
    const classId = sheets[0]?.sheet.classId;
    const kept = classId === undefined ? undefined : await classes.find(input.uid, classId);
    if (!kept || !photo) return problem ? { warning: `sheet-${problem}` } : {};
    const hand = await findHand(hands, input.uid);
    const { page, read } = await readSheets(photo, sheets, hand);
    const warnings = warningsOf([...found, ...others], sheets, read);
    const gradebook = printedGradebook(read, page, kept, warnings);
    if (!gradebook) return {};
    const pageKey = workKey(input, pictureFileName(input.item, 'page.jpg'));
    const [body, thumbnail] = await Promise.all([encodePage(page), thumbnailOf(page)]);
    await putJobFile(jobs, input, { bucket, key: pageKey, body, contentType: 'image/jpeg' });
    const name = pictureFileName(input.item, 'read');
    const files = { jobs, bucket };
    const seen = seenOnSheets(read, page);
    const known = { ...noteByHand(gradebook, seen), ...(seen.length > 0 && { seen }) };
    const gradebookKey = await keepJson(files, input, name, known);
    const { width, height } = page;
    const [classVersion, ...otherVersions] = new Set(sheets.map(({ sheet }) => sheet.classVersion));
    const version = otherVersions.length === 0 && classVersion !== undefined && { classVersion };
    return { sheet: { pageKey, width, height, thumbnail, gradebookKey, ...version } };
  },
);
