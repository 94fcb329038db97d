import * as z from 'zod/mini';
import { answersDocuments } from '#shared/contracts/answers-documents.ts';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { keptPageKey } from '#core/documents/page-picture.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { readEnvironment } from '#core/environment.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { readJson } from '#core/jobs/work-json.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { collectAnswers, madeOf, sheetsOfOneTest } from '../domain/collect-answers.ts';
import { connectFigures } from '../keep-figures.ts';
import { photoResult, readPhoto, type ReadPhoto } from '../domain/read-photo.ts';

/** Pages that are copied at a time. */
const PARALLEL = 8;

const environment = readEnvironment(jobFilesEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const documents = connectDocuments(environment);
const keepFigures = connectFigures();
const classes = dynamoClassStore(documentClient, TABLE_NAME);

const collectingInput = z.extend(jobAddress, { items: z.array(photoResult) });

/** A photo whose step failed is listed with the pictures that gave no answers. */
const photoOf = async ({ registering }: z.infer<typeof photoResult>): Promise<ReadPhoto> =>
  registering
    ? readJson(bucket, registering.photoKey, readPhoto)
    : { sheets: [], problem: 'damaged' };

/** This teacher's test as it is now, and the day it was to be written. */
async function loadTest(uid: string, jobId: string) {
  const address = { uid, kind: 'ai-content', jobId } as const;
  const [job, newest] = await Promise.all([
    jobs.find(address),
    documents.documents.newest(address),
  ]);
  if (!job || !newest) throw new JobError('test-missing');
  const { content } = await readVersion(documents.documents, contentDocuments.content, newest);
  if (content.type !== 'TEST') throw new JobError('test-missing');
  const { date } = z.parse(z.object({ date: z.optional(z.string()) }), job.request);
  return { test: content, ...(date !== undefined && { date }) };
}

/** Puts the answers of a class together. The marks follow from answers and key, so the job offers no files. */
export const handler = stepHandler('collect-answers', collectingInput, async (input) => {
  const photos = await Promise.all(input.items.map(photoOf));
  const { draft, classId, ...of } = sheetsOfOneTest(photos);
  if (draft === undefined || classId === undefined) throw new JobError('answer-sheets-missing');
  const [known, kept] = await Promise.all([loadTest(input.uid, draft), classes.list(input.uid)]);
  const classNames = new Map(kept.map(({ id, name }) => [id, name]));
  const { content, pages } = collectAnswers(
    photos,
    { ...of, draft, classId },
    { ...known, classNames },
  );
  await saveResult(documents, answersDocuments.content, input, content);
  await keepFigures(input, { version: 1, createdAt: new Date().toISOString(), content });
  await runInParallel([...pages.entries()], PARALLEL, async ([index, page]) => {
    const body = await readWorkFile(bucket, page.key);
    const file = { key: keptPageKey(input, page, index), contentType: 'image/jpeg', body };
    await putJobFile(jobs, input, { bucket, ...file });
  });
  return { files: [], made: madeOf(content) };
});
