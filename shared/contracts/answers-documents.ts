import * as z from 'zod/mini';
import { answerSheets } from '../model/answer-sheets.ts';
import { generatedFile } from '../model/job.ts';
import { isoDateTime } from '../model/text.ts';
import { answersJob, answersJobs, path } from './answer-sheets.ts';
import { documentEndpoints, pagePicture } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import type { JobDescriptor } from './job-kind.ts';
import { byJobId } from './jobs.ts';

/** The answers of a class, which the teacher checks; the marks follow from them and from the key. */
export const answersDocuments = documentEndpoints({
  name: 'answers',
  noun: 'reading of answer sheets',
  path,
  listed: answersJob,
  content: answerSheets,
});
export const { getJob: getAnswersJob } = answersDocuments;

export const answersKind = {
  kind: 'answer-sheets',
  endpoints: answersJobs,
  documents: answersDocuments,
  takesUpload: true,
  perDay: { verified: 300, unverified: 60 },
  // Thirty photos in each.
  cost: { perMonth: 6, seconds: { registering: 45, collecting: 3 } },
} as const satisfies JobDescriptor;

export const getAnswersPicture = defineEndpoint({
  id: 'get-answers-picture',
  summary: 'Where the straightened picture of an answer sheet is, for some minutes',
  method: 'GET',
  path: `${path}/{jobId}/picture`,
  audience: 'teacher',
  params: byJobId,
  /** Which sheet of the document, from 0. */
  query: z.strictObject({ sheet: z.string().check(z.regex(/^\d{1,3}$/)) }),
  status: 200,
  response: pagePicture,
  errors: ['job-not-found', 'document-not-found'],
});

/** Made anew from the newest version with each call, because a corrected key changes the marks. */
export const markAnswerSheets = defineEndpoint({
  id: 'mark-answer-sheets',
  summary: 'The answer sheets with ticks, points and marks as a PDF to hand back',
  method: 'POST',
  path: `${path}/{jobId}/marked-sheets`,
  audience: 'teacher',
  params: byJobId,
  status: 200,
  response: generatedFile,
  errors: ['job-not-found', 'document-not-found'],
});

/** A printed answer sheet, as a camera without a network recognises it. */
const listedAnswerSheet = z.object({
  /** What its corner marks say. */
  number: z.int(),
  /** Missing on a spare sheet. */
  pupil: z.optional(z.string()),
});

export const printedTests = z.object({
  /** Each test with each class it was printed for; the one that was printed last comes first. */
  tests: z.array(
    z.object({
      /** The job that drafted it. */
      draft: z.string(),
      classId: z.string(),
      title: z.string(),
      printedAt: isoDateTime(),
      sheets: z.array(listedAnswerSheet),
    }),
  ),
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      pupils: z.array(
        z.object({
          id: z.string(),
          fullName: z.string(),
          /** The pupil is no longer on the list; missing for others. */
          hasLeft: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});
export type PrintedTests = z.infer<typeof printedTests>;

/** All sheets in one answer, because a missing one would be taken for a stranger's. */
export const listPrintedTests = defineEndpoint({
  id: 'list-printed-tests',
  summary:
    'The printed answer sheets of the caller by test and class, with the names of the pupils',
  method: 'GET',
  path: '/answer-sheets/printed-tests',
  audience: 'teacher',
  status: 200,
  response: printedTests,
  errors: [],
});
