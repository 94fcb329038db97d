import { reportJobs } from '#shared/contracts/reports.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';

/** The jobs that make reports. */
export const reportCalls = jobCalls(reportJobs);
