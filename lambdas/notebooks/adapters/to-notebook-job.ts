import * as z from 'zod/mini';
import type { NotebookJob } from '../../../shared/contracts/notebooks.ts';
import type { JobRecord } from '../../core/jobs/job-record.ts';
import { toJob } from '../../core/jobs/to-job.ts';

/** What the history shows of the request itself. */
const shownRequest = z.object({ coverImageKey: z.optional(z.string()) });

/** A notebook job as the browser sees it: with its cover, which another attempt may have again. */
export const toNotebookJob = (record: JobRecord, bucket: string): NotebookJob => ({
  ...toJob(record, bucket),
  coverImageKey: z.parse(shownRequest, record.request).coverImageKey,
});
