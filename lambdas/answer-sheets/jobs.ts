import * as z from 'zod/mini';
import { madeAnswers, type AnswersJob } from '#shared/contracts/answer-sheets.ts';
import { answersKind } from '#shared/contracts/answers-documents.ts';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import { toJob } from '#core/jobs/to-job.ts';
import { readingRequest } from './domain/reading-request.ts';

/** Readings of photographed answer sheets; shown with the test and the class that the sheets are of. */
export const readings = {
  ...answersKind,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    pictures: z.parse(readingRequest, record.request).imageS3Keys.length,
    made: z.parse(z.optional(madeAnswers), record.made),
  }),
} satisfies DocumentFeature<AnswersJob>;
