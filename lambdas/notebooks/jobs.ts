import * as z from 'zod/mini';
import { madeNotebook, notebookKind, type NotebookJob } from '#shared/contracts/notebooks.ts';
import type { JobFeature } from '#core/jobs/job-feature.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** The part of the request that the history shows. */
const shownRequest = z.object({ coverImageKey: z.optional(z.string()) });

/** Class notebooks; shown with their cover, so that a retry can use it again, and with their classes and pages. */
export const notebooks = {
  ...notebookKind,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    coverImageKey: z.parse(shownRequest, record.request).coverImageKey,
    made: z.parse(z.optional(madeNotebook), record.made),
  }),
} satisfies JobFeature<NotebookJob>;
