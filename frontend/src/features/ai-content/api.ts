import { contentJobs } from '#shared/contracts/ai-content.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';

/** The jobs that draft lesson plans, tests and exercises. */
export const contentCalls = jobCalls(contentJobs);
