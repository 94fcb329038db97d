import * as z from 'zod/mini';
import {
  madeNotebook,
  notebookJob,
  notebookKind,
  type NotebookJob,
} from '#shared/contracts/notebooks.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import type { JobFeature } from '#core/jobs/job-feature.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** The part of the request that the history shows. */
const shownRequest = z.pick(notebookJob, { coverImageKey: true, language: true, printed: true });

/** Class notebooks; shown with what their first page says, and with their classes and pages. */
export const notebooks = {
  ...notebookKind,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    ...z.parse(shownRequest, record.request),
    options: optionsIn('notebook', record.request),
    made: z.parse(z.optional(madeNotebook), record.made),
  }),
} satisfies JobFeature<NotebookJob>;
