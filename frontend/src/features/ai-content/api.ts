import { contentJobs } from '#shared/contracts/ai-content.ts';
import { jobCalls } from '#frontend/lib/resources/job-calls.ts';

/** The jobs that draft lesson plans, tests and exercises. */
export const contentCalls = jobCalls(contentJobs);
