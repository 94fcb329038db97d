import * as z from 'zod/mini';
import { questionTypes } from './content-types.ts';
import { draft } from './draft.ts';
import { draftLanguages } from './locale.ts';
import { difficulty } from './question-levels.ts';

/** What a running job is going to write: known before the first word is. */
const outline = z.object({
  language: z.enum(draftLanguages),
  /** Of a test: its questions by type in order, its full mark, and whether it ends with an integration task. */
  questions: z.optional(
    z.array(
      z.object({
        questionType: z.enum(questionTypes),
        questionCount: z.int(),
        difficulty: z.optional(difficulty),
      }),
    ),
  ),
  scale: z.optional(z.int()),
  integrationTask: z.optional(z.boolean()),
  /** Of a lesson, each of whose sessions has phases of all `lessonStages`; left out for one session. */
  minutes: z.optional(z.int()),
  sessions: z.optional(z.int()),
  /** Of an exercise set. */
  exerciseCount: z.optional(z.int()),
});
export type DraftOutline = z.infer<typeof outline>;

/** A draft while its job runs: the plan, and the parts that are written, which may still change. */
export const draftUnderway = z.object({
  outline,
  draft: z.optional(draft),
  /** How many words the model of the current step has written, thoughts and tries included. */
  words: z.optional(z.int().check(z.gte(0))),
  /** The model has what it is asked, and has not begun to answer: a small machine reads a long question for minutes. */
  isReading: z.optional(z.boolean()),
});
export type DraftUnderway = z.infer<typeof draftUnderway>;
