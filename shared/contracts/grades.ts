import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { line } from '../model/text.ts';
import { jobEndpoints } from './jobs.ts';

export const gradeJobs = jobEndpoints({
  noun: 'grade extraction',
  results: 'files',
  path: '/grades/jobs',
  ids: { list: 'list-grade-jobs', retry: 'retry-grade-job', delete: 'delete-grade-job' },
  listed: job,
  started: job,
  submit: {
    id: 'extract-grades',
    summary: 'Starts reading the marks of a photographed gradebook',
    path: '/grades/extract',
    body: z.strictObject({ imageS3Key: line(400) }),
    errors: ['upload-not-yours', 'upload-not-found', 'quota-exceeded', 'unverified-quota-exceeded'],
  },
});
export const {
  list: listGradeJobs,
  submit: extractGrades,
  retry: retryGradeJob,
  delete: deleteGradeJob,
} = gradeJobs;
