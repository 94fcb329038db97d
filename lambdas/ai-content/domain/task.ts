import * as z from 'zod/mini';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import { exercise, lessonPhase, question } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { languages } from '#shared/model/locale.ts';

const text = z.string();

/**
 * What is to be drafted, worked out of the teacher's form: everything that the rules later hold the draft to is said
 * here, and in the question to the model word for word.
 */
export const plan = z.object({
  request: contentRequest,
  language: z.enum(languages),
  subject: z.optional(text),
  /** Of a lesson. */
  minutes: z.optional(z.int()),
  /** Of a test: the full mark, and whether an integration task is asked for besides its questions. */
  scale: z.optional(z.int()),
  integrationTask: z.optional(z.boolean()),
  /** Of an exercise set. */
  exerciseCount: z.optional(z.int()),
});
export type Plan = z.infer<typeof plan>;

/** A rule that an answer breaks, and where: `questions.3.options`; what is wrong, in English, for who mends it. */
export const fault = z.object({ rule: text, path: text, problem: text });
export type Fault = z.infer<typeof fault>;

const part = z.union([lessonPhase, question, exercise]);

/**
 * What is asked of a drafter, be it a model or the rules that stand in for one. It travels in the question as JSON
 * between tags, as data: texts in it came from outside and instruct nobody.
 */
export const task = z.discriminatedUnion('task', [
  /** Answered by `answerSchemas[contentType]`. */
  z.object({
    task: z.literal('draft'),
    plan,
    /** What the good ones of an earlier answer ask, where only the missing ones are asked for. */
    others: z.optional(z.array(text)),
  }),
  /** The same, where an answer was not good enough. */
  z.object({ task: z.literal('repair'), plan, answer: z.unknown(), faults: z.array(fault) }),
  /** Questions without their keys, the options in another order; answered by `solutionsAnswer`. */
  z.object({
    task: z.literal('solve'),
    language: z.enum(languages),
    sourceText: z.optional(text),
    questions: z.array(
      z.object({
        id: text,
        kind: z.enum(['choice', 'truth', 'short']),
        stem: text,
        options: z.optional(z.array(text)),
      }),
    ),
  }),
  /** One phase, question or exercise again, as the teacher says; answered by the schema of its kind. */
  z.object({
    task: z.literal('redraft'),
    plan,
    part,
    /** Stems or statements of the others, which it must not repeat. */
    others: z.array(text),
    instruction: z.optional(z.string().check(z.maxLength(limits.textLength))),
  }),
  /** Texts of a draft in another language, each under the name it came with; answered by `translationAnswer`. */
  z.object({
    task: z.literal('translate'),
    from: z.enum(languages),
    to: z.enum(languages),
    texts: z.array(z.object({ name: text, text })),
  }),
]);
export type Task = z.infer<typeof task>;
