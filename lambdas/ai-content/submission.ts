import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import type { SubmissionRules } from '#core/jobs/submit-handlers.ts';

/** A draft needs only its form; its topic identifies it in the history. */
export const draftSubmission: SubmissionRules<ContentRequest> = {
  request: contentRequest,
  sourceOf: ({ topic }) => topic,
};
