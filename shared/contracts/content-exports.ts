import * as z from 'zod/mini';
import { exportFormats } from '../draft/export-formats.ts';
import { helpLevels } from '../draft/test-forms.ts';
import { classId } from '../model/class-id.ts';
import { testForms } from '../model/content-types.ts';
import { limits } from '../model/limits.ts';
import { readingLevels } from '../model/reading.ts';
import { answerPapers, answerPlaces } from '../paper/printed-answers.ts';
import { defineEndpoint } from './endpoint.ts';
import { byJobId } from './jobs.ts';

const yes = z.optional(z.enum(['yes']));
/** `yes`: the teacher's sheet instead of the pupils'. `also`: the pupils' and then the teacher's. */
const key = z.optional(z.enum(['yes', 'also']));

/** Makes a file of the newest version. A format that the content does not have (`formatsOf`) is refused. */
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
    /** The teacher's sheet has answers and reasons. */
    key,
    /** Of a test as a PDF for pupils. Missing: halves, two copies on a page, if the test fits on them. */
    paper: z.optional(z.enum(answerPapers)),
    /** Includes the source text; it is included anyway if a question refers to it. */
    source: yes,
    /** Lines for working on the pupils' sheet. */
    room: yes,
    /** The source text of a test at this reading level; refused if the test does not have it. By default as given. */
    reading: z.optional(z.enum(readingLevels)),
  }),
  status: 200,
  file: true,
  errors: ['job-not-found', 'document-not-found'],
});

/** Photos of a sheet are recognised by its corner marks, whose meaning is kept as long as the class. */
export const printAnswerSheets = defineEndpoint({
  id: 'print-answer-sheets',
  summary: 'Answer sheets of a test for the pupils of a class, as a PDF',
  method: 'POST',
  path: '/ai-content/jobs/{jobId}/answer-sheets',
  audience: 'teacher',
  params: byJobId,
  body: z.strictObject({
    classId,
    /** `test`: on the test itself; refused with `does_not_fit` at `/place`. Missing: on sheets of their own. */
    place: z.optional(z.enum(answerPlaces)),
    /** Of sheets of their own. Missing: a page for each pupil. */
    paper: z.optional(z.enum(answerPapers)),
    /** 2: forms A and B in turn. Missing: all have form A. */
    forms: z.optional(z.literal([1, 2])),
    /** Sheets without a name, on which a pupil fills in the number in the class list. */
    spare: z.optional(z.int().check(z.gte(0), z.lte(limits.spareAnswerSheets))),
    /** The key is a sheet with the right answers, which no reader takes for a pupil's. */
    key,
  }),
  status: 201,
  file: true,
  errors: ['job-not-found', 'job-not-finished', 'document-not-found', 'class-not-found'],
});
