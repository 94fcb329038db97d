import { contentJobs } from '#shared/contracts/ai-content.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';

/** The drafts of lesson plans, tests and exercises. */
export const contentCalls = jobCalls(contentJobs);
