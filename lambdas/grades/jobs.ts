import { gradeJobs } from '../../shared/contracts/grades.ts';
import type { JobFeature } from '../core/jobs/job-feature.ts';
import { toJob } from '../core/jobs/to-job.ts';

/** The reading of the marks of photographed gradebooks. */
export const extractions: JobFeature = { kind: 'grade', endpoints: gradeJobs, show: toJob };
