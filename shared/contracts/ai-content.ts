import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { limits } from '../model/limits.ts';
import { schoolLevel } from '../model/profile.ts';
import { line, paragraph } from '../model/text.ts';
import { defineEndpoint, idempotencyErrors } from './endpoint.ts';
import { byJobId } from './jobs.ts';

/** Content types and question types of the specification (section 9). */
export const contentTypes = ['LESSON_PLAN', 'TEST', 'EXERCISE'] as const;
export const questionTypes = ['Multiple Choice', 'True/False', 'Short Answer'] as const;

const common = { topic: line(limits.textLength), level: schoolLevel };
const baseText = z.optional(paragraph(limits.longTextLength));

export const contentRequest = z.discriminatedUnion('contentType', [
  z.strictObject({
    contentType: z.literal('LESSON_PLAN'),
    ...common,
    duration: line(limits.textLength),
    objectives: paragraph(limits.longTextLength),
    baseText,
  }),
  z.strictObject({
    contentType: z.literal('TEST'),
    ...common,
    questionType: z.enum(questionTypes),
    questionCount: z.int().check(z.positive(), z.maximum(limits.questionCountMax)),
    baseText,
  }),
  z.strictObject({
    contentType: z.literal('EXERCISE'),
    ...common,
    exerciseType: line(limits.textLength),
    baseText,
  }),
]);
export type ContentRequest = z.infer<typeof contentRequest>;
export type ContentType = ContentRequest['contentType'];

export const contentJob = z.extend(job, {
  type: z.enum(contentTypes),
  /** The draft, once there is one. */
  result: z.optional(z.string()),
});
export type ContentJob = z.infer<typeof contentJob>;

export const listContentJobs = defineEndpoint({
  id: 'list-content-jobs',
  summary: "The caller's AI content jobs, newest first",
  method: 'GET',
  path: '/ai-content/jobs',
  audience: 'teacher',
  status: 200,
  response: z.array(contentJob),
  errors: [],
});

export const generateContent = defineEndpoint({
  id: 'generate-content',
  summary: 'Starts the drafting of a lesson plan, test or exercise',
  method: 'POST',
  path: '/ai/generate-content',
  audience: 'teacher',
  body: contentRequest,
  status: 202,
  response: contentJob,
  idempotent: true,
  errors: [...idempotencyErrors, 'quota-exceeded', 'unverified-quota-exceeded'],
});

export const retryContentJob = defineEndpoint({
  id: 'retry-content-job',
  summary: 'Starts a failed AI content job again, as a new job',
  method: 'POST',
  path: '/ai-content/jobs/{jobId}/retry',
  audience: 'teacher',
  params: byJobId,
  status: 202,
  response: contentJob,
  idempotent: true,
  errors: [
    ...idempotencyErrors,
    'job-not-found',
    'job-not-failed',
    'quota-exceeded',
    'unverified-quota-exceeded',
  ],
});

export const deleteContentJob = defineEndpoint({
  id: 'delete-content-job',
  summary: 'Deletes a finished AI content job and its draft',
  method: 'DELETE',
  path: '/ai-content/jobs/{jobId}',
  audience: 'teacher',
  params: byJobId,
  status: 204,
  errors: ['job-not-found', 'job-not-finished'],
});
