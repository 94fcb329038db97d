import * as z from 'zod/mini';
import { draft } from '../model/draft.ts';
import { draftUnderway } from '../model/draft-underway.ts';
import { draftEdit, draftPart } from '../model/draft-edit.ts';
import { limits } from '../model/limits.ts';
import { reading, readingLevels } from '../model/reading.ts';
import { paragraph } from '../model/text.ts';
import { contentJob, contentJobs } from './ai-content.ts';
import { documentEndpoints } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import type { JobDescriptor } from './job-kind.ts';
import { byJobId } from './jobs.ts';

const path = '/ai-content/jobs';

export const contentDocuments = documentEndpoints({
  name: 'content',
  noun: 'AI content job',
  path,
  // Only here: the history would load the schema of a draft for it.
  listed: z.extend(contentJob, {
    /** While the job runs: its plan, and what is written so far, once there is something. */
    underway: z.optional(draftUnderway),
  }),
  content: draft,
  revalidated: true,
});
export const { getJob: getContentJob } = contentDocuments;

export const contentKind = {
  kind: 'ai-content',
  endpoints: contentJobs,
  documents: contentDocuments,
  makesTexts: true,
  showsWork: true,
  perDay: { verified: 40, unverified: 5 },
  cost: {
    perMonth: 12,
    seconds: { planning: 0.3, drafting: 60, repairing: 30, solving: 20, finishing: 0.5 },
    tokens: {
      // In one or two portions, each of which repeats its instructions and the source text.
      write: { input: 7_000, output: 4_000 },
      part: { input: 2_500, output: 600 },
      solve: { input: 5_000, output: 3_000 },
    },
  },
} as const satisfies JobDescriptor;

/**
 * Answers a rewritten part of the newest version, under the same id, or its source text at a reading level, or else
 * edits of the whole draft by an instruction. Stores nothing: the caller puts them into the document. It counts as a draft in the daily quota.
 */
export const redraftPart = defineEndpoint({
  id: 'redraft-part',
  summary: 'Writes a part of a draft anew, or proposes edits of it, without storing them',
  method: 'POST',
  path: `${path}/{jobId}/redraft`,
  audience: 'teacher',
  params: byJobId,
  body: z
    .strictObject({
      /** The id of the phase, question or exercise; without it, the instruction is for the whole draft. */
      part: z.optional(z.string().check(z.minLength(1), z.maxLength(8))),
      /** What the teacher asks for. */
      instruction: z.optional(paragraph(limits.textLength)),
      /** Rewrites the source text at this level and solves its questions; with `keep`, only solves them. */
      reading: z.optional(
        z.strictObject({ level: z.enum(readingLevels), keep: z.optional(z.literal(true)) }),
      ),
    })
    .check(
      z.refine(
        ({ part, instruction, reading: asked }) =>
          part !== undefined || instruction !== undefined || asked !== undefined,
        { path: ['part'], error: 'missing' },
      ),
    ),
  costly: true,
  status: 200,
  response: z.object({
    part: z.optional(draftPart),
    edits: z.optional(z.array(draftEdit)),
    reading: z.optional(reading),
    /** How many changes that were asked for could not be made. */
    left: z.optional(z.int()),
  }),
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
    'drafter-budget-spent',
    'quota-exceeded',
    'unverified-quota-exceeded',
  ],
});
