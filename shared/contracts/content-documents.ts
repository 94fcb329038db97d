import * as z from 'zod/mini';
import { draft, exercise, lessonPhase } from '../model/draft.ts';
import { question } from '../model/question.ts';
import { limits } from '../model/limits.ts';
import { paragraph } from '../model/text.ts';
import { contentJob, contentJobs } from './ai-content.ts';
import { documentEndpoints } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import type { JobDescriptor } from './job-kind.ts';
import { byJobId } from './jobs.ts';

const path = '/ai-content/jobs';

/** The documents of AI content jobs: drafts that teachers edit. */
export const contentDocuments = documentEndpoints({
  name: 'content',
  noun: 'AI content job',
  path,
  listed: contentJob,
  content: draft,
});
export const { getJob: getContentJob } = contentDocuments;

export const contentKind = {
  kind: 'ai-content',
  endpoints: contentJobs,
  documents: contentDocuments,
  makesTexts: true,
  perDay: { verified: 40, unverified: 5 },
  cost: {
    perMonth: 12,
    seconds: { planning: 0.3, drafting: 60, repairing: 30, solving: 20, finishing: 0.5 },
    tokens: {
      // A draft and one repair of it.
      draftModel: { input: 12_000, output: 8_000 },
      solverModel: { input: 5_000, output: 3_000 },
    },
  },
} as const satisfies JobDescriptor;

/** The parts of a draft that can be rewritten on their own. */
export const draftPart = z.union([lessonPhase, question, exercise]);
export type DraftPart = z.infer<typeof draftPart>;

/**
 * Answers a rewritten part of the newest version, under the same id, without storing it: the caller puts it into the
 * document. It counts as a draft in the daily quota.
 */
export const redraftPart = defineEndpoint({
  id: 'redraft-part',
  summary: 'Writes one phase, question or exercise of a draft anew, without storing it',
  method: 'POST',
  path: `${path}/{jobId}/redraft`,
  audience: 'teacher',
  params: byJobId,
  body: z.strictObject({
    /** The id of the phase, question or exercise. */
    part: z.string().check(z.minLength(1), z.maxLength(8)),
    /** What the teacher asks for. */
    instruction: z.optional(paragraph(limits.textLength)),
  }),
  costly: true,
  status: 200,
  response: z.object({ part: draftPart }),
  errors: [
    'job-not-found',
    'job-not-finished',
    'document-not-found',
    'part-not-found',
    'draft-refused',
    'instruction-needs-model',
    'draft-unusable',
    'drafter-busy',
    'drafter-failed',
    'drafter-unreachable',
    'quota-exceeded',
    'unverified-quota-exceeded',
  ],
});
