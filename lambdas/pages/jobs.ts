import * as z from 'zod/mini';
import { gradeKind } from '#shared/contracts/gradebooks.ts';
import { madeGradebook, type GradeJob } from '#shared/contracts/grades.ts';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** The part of the request that the history shows. */
const shownRequest = z.object({ classId: z.optional(z.string()) });

/** Extractions of marks from photographed gradebooks; shown with their class and the teacher's confirmation. */
export const extractions = {
  ...gradeKind,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    classId: z.parse(shownRequest, record.request).classId,
    made: z.parse(z.optional(madeGradebook), record.made),
    confirmed: record.confirmed,
  }),
} satisfies DocumentFeature<GradeJob>;
