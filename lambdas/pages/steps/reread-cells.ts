import * as z from 'zod/mini';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson, readJson } from '#core/jobs/work-json.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { bedrockClient } from '#core/model/ask-model.ts';
import { modelBudget } from '#core/model/model-budget.ts';
import { cropsOf } from '../adapters/page-crops.ts';
import { TRY_TIME, visionModel } from '../adapters/vision-model.ts';
import { pictureFileName, pictureAddress } from '../domain/job/extraction-request.ts';
import { readPage } from '../domain/hand/seen-marks.ts';
import { pageOfResults, pageResults, readingOfResults } from '../domain/job/page-results.ts';
import {
  applyRereading,
  cellsToReread,
  type Rereading,
} from '../domain/rereading/apply-rereading.ts';
import { readingOf } from '../domain/rereading/crop-answer.ts';
import { rereadingEnvironment } from '../environment.ts';

/** Crops at a time; more would only reach the model's quota sooner. */
const PARALLEL = 4;

const environment = readEnvironment(rereadingEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket, VISION_MODEL } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const budget = modelBudget(documentClient, TABLE_NAME, Number(environment.MODEL_BUDGET));
const read =
  VISION_MODEL === '' ? undefined : visionModel(bedrockClient(TRY_TIME, 3), VISION_MODEL, budget);

const rereadingInput = z.extend(pictureAddress, pageResults.shape);

/** Sends each doubtful cell to a second reader; does nothing without a model or doubtful cells. */
export const handler = stepHandler('reread-cells', rereadingInput, async (input) => {
  const [straight, reading] = [pageOfResults(input), readingOfResults(input)];
  if (!read || !straight || !reading) return {};
  const { seen: _, ...gradebook } = await readJson(bucket, reading.gradebookKey, readPage);
  const cells = cellsToReread(gradebook);
  if (cells.length === 0) return {};
  const page = await readWorkFile(bucket, straight.pageKey);
  const crop = await cropsOf(page);
  const readings: Rereading[] = [];
  await runInParallel(cells, PARALLEL, async ({ row, column, heading, kind, box }) => {
    const text = readingOf(await read({ heading, kind, picture: await crop(box) }));
    if (text !== undefined) readings.push({ row, column, text });
  });
  const reread = applyRereading(gradebook, readings);
  const name = pictureFileName(input.item, 'reread');
  return { gradebookKey: await keepJson({ jobs, bucket }, input, name, reread) };
});
