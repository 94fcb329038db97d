import * as z from 'zod/mini';
import { contentRequest, type ContentJob } from '#shared/contracts/ai-content.ts';
import { contentKind } from '#shared/contracts/content-documents.ts';
import { classId } from '#shared/model/class-id.ts';
import { contentTypes } from '#shared/model/content-types.ts';
import type { DraftUnderway } from '#shared/model/draft-underway.ts';
import { isFinished } from '#shared/model/job.ts';
import { testRoles } from '#shared/model/mark-role.ts';
import { isoDate } from '#shared/model/text.ts';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { toJob } from '#core/jobs/to-job.ts';
import { findUnderway } from './adapters/underway-file.ts';
import { findWords } from './adapters/words-shown.ts';

/** The part of the request that the history shows. */
const shownRequest = z.object({
  contentType: z.enum(contentTypes),
  classId: z.optional(classId),
  date: z.optional(isoDate()),
  role: z.optional(z.enum(testRoles)),
});

const tokensOf = ({ inputTokens, outputTokens }: JobRecord): ContentJob['tokens'] =>
  inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { input: inputTokens, output: outputTokens };

const show = async (record: JobRecord, bucket: string): Promise<ContentJob> => {
  const { contentType, ...shown } = z.parse(shownRequest, record.request);
  return {
    ...(await toJob(record, bucket)),
    type: contentType,
    ...shown,
    result: record.status === 'SUCCESS' ? record.result : undefined,
    tokens: tokensOf(record),
  };
};

/** Drafts of lesson plans, tests and exercises; shown with their type, and with their text when it is written. */
export const drafts = {
  ...contentKind,
  fixed: ['type', 'drafter'],
  show,
} satisfies DocumentFeature<ContentJob>;

/** A single draft with its whole request, to submit it again with changes, and what is written of it so far. */
export const oneDraft: DocumentFeature<ContentJob & { readonly underway?: DraftUnderway }> = {
  ...drafts,
  show: async (record, bucket) => {
    const isRunning = !isFinished(record.status);
    const address = addressOf(record);
    const [underway, words] = isRunning
      ? await Promise.all([findUnderway(bucket, address), findWords(bucket, address, record)])
      : [];
    return {
      ...(await show(record, bucket)),
      request: z.safeParse(contentRequest, record.request).data,
      ...(underway && { underway: { ...underway, ...words } }),
    };
  },
};
