import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import {
  contentTypes,
  countQuestions,
  questionGroups,
  questionTypes,
} from '../model/content-types.ts';
import { job } from '../model/job.ts';
import { limits } from '../model/limits.ts';
import { draftLanguages } from '../model/locale.ts';
import { testRoles } from '../model/mark-role.ts';
import { schoolLevel } from '../model/profile.ts';
import { difficulty } from '../model/question-levels.ts';
import { isoDate, line, paragraph } from '../model/text.ts';
import { jobEndpoints, jobId } from './jobs.ts';

const common = {
  topic: line(limits.textLength),
  level: schoolLevel,
  /** Default: the subject of the teacher's profile. */
  subject: z.optional(line(limits.textLength)),
  /** The language to write in; English by default. */
  language: z.optional(z.enum(draftLanguages)),
  /** The year of study within the level, from 1. */
  year: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** Translates the newest draft of this job instead of writing one; copies it if it has the language. */
  translationOf: z.optional(jobId),
  /** The saved class it is for. Models do not receive it, and the draft stays when the class is deleted. */
  classId: z.optional(classId),
  /** Has the rules write it, without asking a model. */
  drafter: z.optional(z.literal('rules')),
  /** When it is to be used. */
  date: z.optional(isoDate()),
};
const questionGroup = {
  questionType: z.enum(questionTypes),
  questionCount: z.int().check(z.positive(), z.maximum(limits.questionCountMax)),
  /** 1 easy, 2 medium, 3 hard; by default they go from easy to hard. */
  difficulty: z.optional(difficulty),
};
const baseText = z.optional(paragraph(limits.longTextLength));

export const contentRequest = z.discriminatedUnion('contentType', [
  z.strictObject({
    contentType: z.literal('LESSON_PLAN'),
    ...common,
    duration: line(limits.textLength),
    objectives: paragraph(limits.longTextLength),
    /** Field, learning sequence and final competence, from the teacher's annual distribution. */
    field: z.optional(line(limits.textLength)),
    sequence: z.optional(line(limits.textLength)),
    competence: z.optional(line(limits.competenceLength)),
    baseText,
  }),
  z
    .strictObject({
      contentType: z.literal('TEST'),
      ...common,
      /** What its title calls it, and which column of marks it fills. Default: not said. */
      role: z.optional(z.enum(testRoles)),
      ...questionGroup,
      /** Of the questions to draft. None: only with `given`, and nothing is asked of a model. */
      questionCount: z.int().check(z.gte(0), z.maximum(limits.questionCountMax)),
      /**
       * Whole questions, as drafts have them, that the test begins with: they stay as they are, with their ids if each is
       * there once. Refused with their own issues above 100 KB.
       */
      given: z.optional(
        z.array(z.looseObject({})).check(z.minLength(1), z.maxLength(limits.draftQuestions)),
      ),
      /** The full mark. Default: 20, 10 in a primary school; without questions to draft, the points of the given ones. */
      scale: z.optional(z.int().check(z.gte(1), z.lte(limits.draftPoints))),
      /** Questions of other types, which follow in this order. All together are not more than a test may have. */
      moreQuestions: z.optional(
        z
          .array(z.strictObject(questionGroup))
          .check(z.minLength(1), z.maxLength(questionTypes.length - 1)),
      ),
      baseText,
    })
    .check(
      z.check(({ value: { questionCount, given }, issues }) => {
        if (questionCount !== 0 || given) return;
        const input = questionCount;
        const path = ['questionCount'];
        issues.push({ code: 'too_small', origin: 'number', minimum: 1, input, path });
      }),
      z.refine(
        (asked) =>
          new Set(questionGroups(asked).map((group) => group.questionType)).size ===
          questionGroups(asked).length,
        { path: ['moreQuestions'], error: 'repeated' },
      ),
      z.refine(
        (asked) => !asked.moreQuestions || countQuestions(asked) <= limits.questionCountMax,
        { path: ['moreQuestions'], error: 'too_big' },
      ),
    ),
  z.strictObject({
    contentType: z.literal('EXERCISE'),
    ...common,
    exerciseType: line(limits.textLength),
    baseText,
  }),
]);
export type ContentRequest = z.infer<typeof contentRequest>;

export const contentJob = z.extend(job, {
  type: z.enum(contentTypes),
  /** The class it is for and the day it is to be used, as requested. */
  classId: z.optional(classId),
  date: z.optional(isoDate()),
  /** Of a test, as requested. */
  role: z.optional(z.enum(testRoles)),
  /** The draft, once it exists; not in a summary. */
  result: z.optional(z.string()),
  /** Tokens that models read and wrote for it, as charged. */
  tokens: z.optional(z.object({ input: z.int(), output: z.int() })),
  /** What was requested; only in the answer for a single job. */
  request: z.optional(contentRequest),
});
export type ContentJob = z.infer<typeof contentJob>;

export const contentJobs = jobEndpoints({
  noun: 'AI content job',
  results: 'draft',
  path: '/ai-content/jobs',
  ids: { list: 'list-content-jobs', retry: 'retry-content-job', delete: 'delete-content-job' },
  listed: contentJob,
  started: contentJob,
  costly: true,
  submit: {
    id: 'generate-content',
    summary: 'Starts the drafting of a lesson plan, test or exercise',
    path: '/ai/generate-content',
    body: contentRequest,
    errors: ['quota-exceeded', 'unverified-quota-exceeded'],
  },
});
export const {
  list: listContentJobs,
  submit: generateContent,
  retry: retryContentJob,
  delete: deleteContentJob,
} = contentJobs;
