import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import type { SubmissionRules } from '#core/jobs/submit-handlers.ts';

/** A draft needs nothing but its form; its topic tells one lesson plan of the history from another. */
export const draftSubmission: SubmissionRules<ContentRequest> = {
  request: contentRequest,
  sourceOf: ({ topic }) => topic,
};
