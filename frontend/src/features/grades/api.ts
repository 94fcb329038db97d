import { gradeJobs } from '../../../../shared/contracts/grades.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';

/** The readings of pictured gradebooks. */
export const gradeCalls = jobCalls(gradeJobs);
