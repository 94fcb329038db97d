import { reportJobs } from '#shared/contracts/reports.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';

export const reportCalls = jobCalls(reportJobs);
