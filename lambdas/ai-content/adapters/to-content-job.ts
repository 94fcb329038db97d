import * as z from 'zod/mini';
import { contentTypes, type ContentJob } from '../../../shared/contracts/ai-content.ts';
import type { JobRecord } from '../../core/jobs/job-record.ts';
import { toJob } from '../../core/jobs/to-job.ts';

/** What the history shows of the request itself. */
const shownRequest = z.object({ contentType: z.enum(contentTypes) });

/** An AI content job as the browser sees it: with its type, and its draft once it is finished. */
export const toContentJob = (record: JobRecord, bucket: string): ContentJob => ({
  ...toJob(record, bucket),
  type: z.parse(shownRequest, record.request).contentType,
  result: record.status === 'SUCCESS' ? record.result : undefined,
});
