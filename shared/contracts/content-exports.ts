import * as z from 'zod/mini';
import { exportFormats } from '../draft/export-formats.ts';
import { helpLevels } from '../draft/test-forms.ts';
import { testForms } from '../model/answer-sheets.ts';
import { defineEndpoint } from './endpoint.ts';
import { byJobId } from './jobs.ts';

const yes = z.optional(z.enum(['yes']));

/**
 * Makes a file from the newest version of a draft, without storing it. A format that the type of content does not have
 * (`formatsOf`) is refused; parameters irrelevant to the format or type are ignored.
 */
export const exportContent = defineEndpoint({
  id: 'export-content',
  summary: 'A draft as a file: for paper, for a learning system, or as text',
  method: 'GET',
  path: '/ai-content/jobs/{jobId}/export',
  audience: 'teacher',
  params: byJobId,
  query: z.object({
    format: z.enum(exportFormats),
    /** For tests only; by default as written. */
    form: z.optional(z.enum(testForms)),
    help: z.optional(z.enum(helpLevels)),
    /** The teacher's copy, with answers and reasons, instead of the pupils'. */
    key: yes,
    /** Includes the source text; it is included anyway if a question refers to it. */
    source: yes,
  }),
  status: 200,
  file: true,
  errors: ['job-not-found', 'document-not-found'],
});
