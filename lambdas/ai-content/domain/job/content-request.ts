import { contentRequest } from '#shared/contracts/ai-content.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** What a draft was asked for by; it is `cancelled` if it was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(contentRequest);
