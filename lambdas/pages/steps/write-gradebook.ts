import * as z from 'zod/mini';
import { gradebook as gradebookSchema } from '#shared/model/gradebook.ts';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { caughtError, failureOf } from '#core/jobs/failure-of.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { readJson } from '#core/jobs/work-json.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { measure } from '#core/metrics.ts';
import { openRecordDoor } from '#lambdas/record/door.ts';
import { connectHands } from '../adapters/connect-hands.ts';
import { gradeFiles } from '../domain/files/grade-files.ts';
import { keepSigns } from '../domain/hand/keep-signs.ts';
import {
  readPage as readPageSchema,
  withoutDoubtful,
  type JobMarks,
} from '../domain/hand/seen-marks.ts';
import { keptPageKey } from '#core/documents/page-picture.ts';
import { joinPages, type ReadPage } from '../domain/joining/join-pages.ts';
import { readingFigures } from '../domain/measure-marks.ts';
import { headingOf } from '../domain/page-heading.ts';
import { pageOfResults, pageResults, readingOfResults } from '../domain/job/page-results.ts';
import { recordCertain } from '../domain/record-certain.ts';
import { loadJobRequest } from '../domain/job/extraction-request.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const documents = connectDocuments(environment);
const hands = connectHands(environment);
const record = openRecordDoor();

/** What the steps before have made of a picture, up to the one that failed. */
const pictureResult = z.extend(pageResults, {
  item: z.int(),
  /** Missing if the second reading was skipped; without a key if it has read nothing. */
  rereading: z.optional(z.object({ gradebookKey: z.optional(z.string()) })),
  error: z.optional(caughtError),
});
type PictureResult = z.infer<typeof pictureResult>;

const writingInput = z.extend(jobAddress, { items: z.array(pictureResult) });

async function readPage(result: PictureResult): Promise<ReadPage & JobMarks[number]> {
  const { item: picture, rereading, error } = result;
  const first = readingOfResults(result)?.gradebookKey;
  if (first === undefined)
    return { picture, seen: [], failure: error ? failureOf(error) : { code: 'internal' } };
  const { seen = [], ...read } = await readJson(bucket, first, readPageSchema);
  const second = rereading?.gradebookKey;
  const gradebook = second === undefined ? read : await readJson(bucket, second, gradebookSchema);
  return { picture, seen, gradebook };
}

/**
 * Joins the pages, and writes the document, its pages and its files, which are drafts until the document is confirmed.
 * If no page could be read, the job fails as its first page did. Marks go into the record last, so a job that fails has
 * added none.
 */
export const handler = stepHandler('write-gradebook', writingInput, async (input) => {
  const { job, request } = await loadJobRequest(jobs, input);
  const pages = await Promise.all(input.items.map(readPage));
  const joined = joinPages(pages);
  if (!joined) {
    const [failure] = pages.flatMap((page) => ('failure' in page ? [page.failure] : []));
    throw new JobError(failure?.code ?? 'internal', failure?.params);
  }
  const gradebook = withoutDoubtful(joined);
  await saveResult(documents, gradebooks.content, input, gradebook);
  for (const result of input.items) {
    const page = pageOfResults(result);
    if (!page) continue;
    const body = await readWorkFile(bucket, page.pageKey);
    const file = { key: keptPageKey(input, page, result.item), contentType: 'image/jpeg', body };
    await putJobFile(jobs, input, { bucket, ...file });
  }
  const seen = pages.filter((page) => page.seen.length > 0);
  await keepSigns(
    hands,
    input,
    seen.map((page) => ({ picture: page.picture, seen: page.seen })),
  );
  const files = gradeFiles(input, gradebook, { language: request.language });
  for (const file of files) await putJobFile(jobs, input, { bucket, ...file });
  if (request.addCertain) {
    const versions = input.items.map(({ identifying }) => identifying?.sheet?.classVersion);
    await recordCertain(record, job, { gradebook, pages, versions });
  }
  measure('page-read', readingFigures(gradebook), {}, { jobId: input.jobId });
  const shown = input.items.find((_, index) => isInTable(gradebook, index));
  const thumbnail = shown && pageOfResults(shown)?.thumbnail;
  const made = { ...headingOf(gradebook), ...(thumbnail !== undefined && { thumbnail }) };
  return { files: files.map(({ body: _, ...file }) => file), made };
});

const isInTable = ({ pages }: z.infer<typeof gradebookSchema>, index: number): boolean => {
  const { misfit, failure } = pages?.[index] ?? {};
  return misfit === undefined && failure === undefined;
};
