import { contentRequest } from '#shared/contracts/ai-content.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** Loads the request of a draft; fails with `cancelled` if it was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(contentRequest);
