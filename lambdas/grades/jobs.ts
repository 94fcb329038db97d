import { gradeKind } from '#shared/contracts/gradebooks.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** Extractions of marks from photographed gradebooks; shown with the teacher's confirmation. */
export const extractions = {
  ...gradeKind,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    confirmed: record.confirmed,
  }),
} satisfies DocumentFeature<GradeJob>;
