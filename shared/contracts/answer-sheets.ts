import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { fileLanguage } from '../model/job-options.ts';
import { limits } from '../model/limits.ts';
import { line } from '../model/text.ts';
import { jobEndpoints } from './jobs.ts';

/** Also that of the answers that were read (`answers-documents.ts`). */
export const path = '/answer-sheets/jobs';

/** What the sheets of a finished job are: known by their corner marks. */
export const madeAnswers = z.object({
  classId: z.string(),
  title: z.string(),
  /** Sheets that were read, and answers that a person must look at. */
  sheets: z.int(),
  doubts: z.int(),
});

export const answersJob = z.extend(job, {
  pictures: z.int(),
  made: z.optional(madeAnswers),
});
export type AnswersJob = z.infer<typeof answersJob>;

export const answersJobs = jobEndpoints({
  noun: 'reading of answer sheets',
  results: 'answers',
  path,
  ids: { list: 'list-answers-jobs', retry: 'retry-answers-job', delete: 'delete-answers-job' },
  listed: answersJob,
  started: answersJob,
  submit: {
    id: 'read-answer-sheets',
    summary:
      'Starts reading photographed answer sheets of a test; the sheets say which test and whose',
    path: '/answer-sheets/read',
    body: z.strictObject({
      imageS3Keys: z.array(line(400)).check(z.minLength(1), z.maxLength(limits.answerPictures)),
      language: fileLanguage,
    }),
    errors: ['upload-not-yours', 'upload-not-found', 'quota-exceeded', 'unverified-quota-exceeded'],
  },
});
export const {
  list: listAnswersJobs,
  submit: readAnswerSheets,
  retry: retryAnswersJob,
  delete: deleteAnswersJob,
} = answersJobs;
