import * as z from 'zod/mini';
import { gradebook as gradebookSchema } from '#shared/model/gradebook.ts';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { readJson } from '#core/jobs/work-json.ts';
import { readWorkFile } from '#core/jobs/work-files.ts';
import { measure } from '#core/metrics.ts';
import { gradeFiles } from '../domain/files/grade-files.ts';
import { keptPageKey } from '#core/documents/page-picture.ts';
import { readingFigures } from '../domain/measure-marks.ts';
import { headingOf } from '../domain/page-heading.ts';
import { loadJobRequest } from '../domain/job/extraction-request.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const documents = connectDocuments(environment);

const writingInput = z.extend(jobAddress, {
  straightening: z.object({
    pageKey: z.string(),
    width: z.number(),
    height: z.number(),
    thumbnail: z.optional(z.string()),
  }),
  tabulating: z.object({ gradebookKey: z.string() }),
  /** Missing if the second reading was skipped; without a key if it has read nothing. */
  rereading: z.optional(z.object({ gradebookKey: z.optional(z.string()) })),
});

/** Writes the document, its page and its files, which are drafts until the document is confirmed. */
export const handler = stepHandler('write-gradebook', writingInput, async (input) => {
  const { straightening: page, tabulating, rereading } = input;
  const { request } = await loadJobRequest(jobs, input);
  const [gradebook, picture] = await Promise.all([
    readJson(bucket, rereading?.gradebookKey ?? tabulating.gradebookKey, gradebookSchema),
    readWorkFile(bucket, page.pageKey),
  ]);
  await saveResult(documents, gradebooks.content, input, gradebook);
  const kept = { key: keptPageKey(input, page), contentType: 'image/jpeg', body: picture };
  const files = gradeFiles(input, gradebook, { language: request.language });
  for (const file of [kept, ...files]) await putJobFile(jobs, input, { bucket, ...file });
  measure('page-read', readingFigures(gradebook), {}, { jobId: input.jobId });
  const { thumbnail } = page;
  const made = { ...headingOf(gradebook), ...(thumbnail !== undefined && { thumbnail }) };
  return { files: files.map(({ body: _, ...file }) => file), made };
});
