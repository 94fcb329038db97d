import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { limits } from '#shared/model/limits.ts';
import { dailyQuota } from '#core/daily-quota.ts';
import type { SubmissionRules } from '#core/jobs/submit-handlers.ts';

/** A draft needs nothing but its form; its topic tells one lesson plan of the history from another. */
export const draftSubmission: SubmissionRules<ContentRequest> = {
  request: contentRequest,
  sourceOf: ({ topic }) => topic,
  allowanceOf: (user) =>
    dailyQuota(user, {
      verified: limits.contentJobsPerDay,
      unverified: limits.unverifiedContentJobsPerDay,
    }),
};
