import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { line } from '../model/text.ts';
import { defineEndpoint, idempotencyErrors } from './endpoint.ts';
import { byJobId } from './jobs.ts';

export const listGradeJobs = defineEndpoint({
  id: 'list-grade-jobs',
  summary: "The caller's grade extractions, newest first",
  method: 'GET',
  path: '/grades/jobs',
  audience: 'teacher',
  status: 200,
  response: z.array(job),
  errors: [],
});

export const extractGrades = defineEndpoint({
  id: 'extract-grades',
  summary: 'Starts reading the marks of a photographed gradebook',
  method: 'POST',
  path: '/grades/extract',
  audience: 'teacher',
  body: z.strictObject({ imageS3Key: line(400) }),
  status: 202,
  response: job,
  idempotent: true,
  errors: [
    ...idempotencyErrors,
    'upload-not-yours',
    'upload-not-found',
    'quota-exceeded',
    'unverified-quota-exceeded',
  ],
});

export const retryGradeJob = defineEndpoint({
  id: 'retry-grade-job',
  summary: 'Starts a failed grade extraction again, as a new job',
  method: 'POST',
  path: '/grades/jobs/{jobId}/retry',
  audience: 'teacher',
  params: byJobId,
  status: 202,
  response: job,
  idempotent: true,
  errors: [
    ...idempotencyErrors,
    'job-not-found',
    'job-not-failed',
    'upload-not-found',
    'quota-exceeded',
    'unverified-quota-exceeded',
  ],
});

export const deleteGradeJob = defineEndpoint({
  id: 'delete-grade-job',
  summary: 'Deletes a finished grade extraction and its files',
  method: 'DELETE',
  path: '/grades/jobs/{jobId}',
  audience: 'teacher',
  params: byJobId,
  status: 204,
  errors: ['job-not-found', 'job-not-finished'],
});
