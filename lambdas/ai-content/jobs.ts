import * as z from 'zod/mini';
import { contentJobs, type ContentJob } from '../../shared/contracts/ai-content.ts';
import { contentDocuments } from '../../shared/contracts/content-documents.ts';
import { contentTypes } from '../../shared/model/draft.ts';
import type { DocumentFeature } from '../core/documents/document-handlers.ts';
import { toJob } from '../core/jobs/to-job.ts';

/** What the history shows of the request itself. */
const shownRequest = z.object({ contentType: z.enum(contentTypes) });

/** Drafts of lesson plans, tests and exercises; shown with their type, and their text once it is written. */
export const drafts = {
  kind: 'ai-content',
  endpoints: contentJobs,
  documents: contentDocuments,
  makesTexts: true,
  show: async (record, bucket) => ({
    ...(await toJob(record, bucket)),
    type: z.parse(shownRequest, record.request).contentType,
    result: record.status === 'SUCCESS' ? record.result : undefined,
  }),
} satisfies DocumentFeature<ContentJob>;
