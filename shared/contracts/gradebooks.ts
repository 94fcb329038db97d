import * as z from 'zod/mini';
import { gradebook } from '../model/gradebook.ts';
import { documentEndpoints, pagePicture } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import { gradeJob, gradeJobs } from './grades.ts';
import type { JobDescriptor } from './job-kind.ts';
import { byJobId } from './jobs.ts';

const path = '/grades/jobs';

/** The documents of grade extractions; separate from their jobs because the history does not need them. */
export const gradebooks = documentEndpoints({
  name: 'grade',
  noun: 'grade extraction',
  path,
  listed: gradeJob,
  content: gradebook,
});

export const gradeKind = {
  kind: 'grade',
  endpoints: gradeJobs,
  documents: gradebooks,
  takesUpload: true,
  perDay: { verified: 60, unverified: 5 },
  cost: {
    perMonth: 10,
    seconds: {
      checking: 1.1,
      identifying: 1,
      straightening: 1.9,
      analyzing: 8,
      tabulating: 2,
      rereading: 10,
      writing: 2,
    },
    pages: 1,
  },
} as const satisfies JobDescriptor;

export const confirmGrades = defineEndpoint({
  id: 'confirm-grades',
  summary:
    'Confirms the newest version of the marks of a grade extraction, and makes its final files of it',
  method: 'POST',
  path: `${path}/{jobId}/confirm`,
  audience: 'teacher',
  params: byJobId,
  status: 200,
  response: gradeJob,
  versioned: true,
  errors: [
    'job-not-found',
    'job-not-finished',
    'document-not-found',
    'grades-doubtful',
    'precondition-required',
    'precondition-failed',
  ],
});

export const getGradePicture = defineEndpoint({
  id: 'get-grade-picture',
  summary: 'Where the straightened picture of a page of a grade extraction is, for some minutes',
  method: 'GET',
  path: `${path}/{jobId}/picture`,
  audience: 'teacher',
  params: byJobId,
  /** Which of several pages, from 0; the first by default. */
  query: z.strictObject({ page: z.optional(z.string().check(z.regex(/^\d$/))) }),
  status: 200,
  response: pagePicture,
  errors: ['job-not-found', 'document-not-found'],
});
