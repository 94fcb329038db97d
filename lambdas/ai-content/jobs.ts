import * as z from 'zod/mini';
import { contentRequest, type ContentJob } from '#shared/contracts/ai-content.ts';
import { contentKind } from '#shared/contracts/content-documents.ts';
import { contentTypes } from '#shared/model/content-types.ts';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { toJob } from '#core/jobs/to-job.ts';

/** The part of the request that the history shows. */
const shownRequest = z.object({ contentType: z.enum(contentTypes) });

const tokensOf = ({ inputTokens, outputTokens }: JobRecord): ContentJob['tokens'] =>
  inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { input: inputTokens, output: outputTokens };

const show = async (record: JobRecord, bucket: string): Promise<ContentJob> => ({
  ...(await toJob(record, bucket)),
  type: z.parse(shownRequest, record.request).contentType,
  result: record.status === 'SUCCESS' ? record.result : undefined,
  tokens: tokensOf(record),
});

/** Drafts of lesson plans, tests and exercises; shown with their type, and with their text when it is written. */
export const drafts = {
  ...contentKind,
  fixed: ['type', 'drafter'],
  show,
} satisfies DocumentFeature<ContentJob>;

/** A single draft with its whole request, so that the form can be submitted again with changes. */
export const oneDraft: DocumentFeature<ContentJob> = {
  ...drafts,
  show: async (record, bucket) => ({
    ...(await show(record, bucket)),
    request: z.safeParse(contentRequest, record.request).data,
  }),
};
