import { gradeKind } from '#shared/contracts/gradebooks.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** The reading of the marks of photographed gradebooks; shown with what its teacher has confirmed. */
export const extractions = {
  ...gradeKind,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    confirmed: record.confirmed,
  }),
} satisfies DocumentFeature<GradeJob>;
