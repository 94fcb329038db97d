import * as z from 'zod/mini';
import { documentClient } from '#core/aws/document-client.ts';
import { describeError } from '#core/log.ts';
import { measure } from '#core/metrics.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { keepJson } from '#core/jobs/work-json.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { dynamoHandStore } from '../stores/dynamo-hand-store.ts';
import { analyzeByOwnReader } from '../adapters/own-analysis.ts';
import { analyzeByTextract } from '../adapters/textract-analysis.ts';
import { findHand } from '../domain/hand/learn-confirmed.ts';
import { wordsOf, type PageReading } from '#shared/page/page-reading.ts';
import type { PageAnalysis, SecondReading } from '../domain/job/page-analysis.ts';
import { pictureFileName, pictureAddress } from '../domain/job/extraction-request.ts';
import { analyzingEnvironment } from '../environment.ts';

const environment = readEnvironment(analyzingEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket, GRADEBOOK_READER: reader } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const hands = dynamoHandStore(documentClient, TABLE_NAME);

const analyzingInput = z.extend(pictureAddress, {
  straightening: z.object({ pageKey: z.string() }),
});

/** Finds words and tables, and what is to be learnt of the handwriting; Textract shows nothing of that. */
const analyze = async (page: Uint8Array, uid: string): Promise<PageReading> =>
  reader === 'textract'
    ? analyzeByTextract(page)
    : analyzeByOwnReader(page, await findHand(hands, uid));

/** A page is not lost because its second reader fails or is busy. */
const readAgain = (page: Uint8Array, jobId: string): Promise<SecondReading> =>
  analyzeByTextract(page).then(wordsOf, (error: unknown) => {
    const entry = { jobId, error: describeError(error) };
    measure('second-reading', { SecondReadingMissing: 1 }, {}, entry, 'warn');
    return 'missing';
  });

/** Finds the page's words and tables, in a file, because they exceed the size limit of a state. */
export const handler = stepHandler('analyze-picture', analyzingInput, async (input) => {
  const page = await readWorkFile(bucket, input.straightening.pageKey);
  const [reading, second] = await Promise.all([
    analyze(page, input.uid),
    reader === 'both' ? readAgain(page, input.jobId) : undefined,
  ]);
  const analysis: PageAnalysis = { ...reading, ...(second && { second }) };
  const name = pictureFileName(input.item, 'reading');
  return { readingKey: await keepJson({ jobs, bucket }, input, name, analysis) };
});
