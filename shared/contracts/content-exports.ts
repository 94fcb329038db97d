import * as z from 'zod/mini';
import { exportFormats } from '../draft/export-formats.ts';
import { helpLevels, testForms } from '../draft/test-forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { byJobId } from './jobs.ts';

const yes = z.optional(z.enum(['yes']));

/**
 * Makes a file of the newest version of a draft, which is stored nowhere. What a type of content is not offered as
 * (`formatsOf`) is refused; what does not concern a format or type is ignored.
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
    /** Of a test; as it was written, if not said. */
    form: z.optional(z.enum(testForms)),
    help: z.optional(z.enum(helpLevels)),
    /** The teacher's sheet, with answers and reasons; otherwise the pupil's. */
    key: yes,
    /** With the text that a draft was made from; it is there anyway where a question names it. */
    source: yes,
  }),
  status: 200,
  file: true,
  errors: ['job-not-found', 'document-not-found'],
});
