import * as z from 'zod/mini';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import { exercise, lessonPhase } from '#shared/model/draft.ts';
import { question } from '#shared/model/question.ts';
import { limits } from '#shared/model/limits.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import { readingLevels } from '#shared/model/reading.ts';

const text = z.string();

/** What to draft, derived from the teacher's form; what the rules check later, and a part of the question. */
export const plan = z.object({
  request: contentRequest,
  language: z.enum(draftLanguages),
  subject: z.optional(text),
  /** Of a lesson. */
  minutes: z.optional(z.int()),
  /** Of a lesson that takes more than one. */
  sessions: z.optional(z.int()),
  /** Of a test: its full mark, and whether it needs an integration task besides its questions. */
  scale: z.optional(z.int()),
  integrationTask: z.optional(z.boolean()),
  /** Of an exercise set. */
  exerciseCount: z.optional(z.int()),
  /** Which of `of` questions of a type, or exercises, these are, if others are asked for apart; from 0. */
  portion: z.optional(z.object({ from: z.int(), of: z.int() })),
  /** Which portion of a lesson is asked for: what comes before its phases, those of a session, or what follows. */
  section: z.optional(z.union([z.enum(['head', 'end']), z.int()])),
});
export type Plan = z.infer<typeof plan>;

/** A broken rule, with a path such as `questions.3.options` and a description in English for the model. */
export const fault = z.object({ rule: text, path: text, problem: text });
export type Fault = z.infer<typeof fault>;

/** What is written of a lesson, in short, for those who write another portion of it. */
const writtenLesson = z.object({
  title: text,
  outcome: text,
  /** Of each session, if there are several. */
  goals: z.optional(z.array(text)),
  materials: z.array(text),
  keywords: z.array(text),
  misconceptions: z.array(text),
  phases: z.array(z.object({ session: z.int(), stage: text, title: text, checks: z.array(text) })),
});
export type WrittenLesson = z.infer<typeof writtenLesson>;

const part = z.union([lessonPhase, question, exercise]);

/** A task for a drafter: JSON between tags, because texts from outside must not act as instructions. */
export const task = z.discriminatedUnion('task', [
  /** Answered by `planAnswer(plan)`. */
  z.object({
    task: z.literal('draft'),
    plan,
    /** What the good items of an earlier answer ask, if only the missing ones are asked for. */
    others: z.optional(z.array(text)),
    lesson: z.optional(writtenLesson),
  }),
  /** The same task after an insufficient answer. */
  z.object({
    task: z.literal('repair'),
    plan,
    lesson: z.optional(writtenLesson),
    answer: z.unknown(),
    faults: z.array(fault),
  }),
  /** Questions without keys and with shuffled options; answered by `solutionsAnswer`. */
  z.object({
    task: z.literal('solve'),
    language: z.enum(draftLanguages),
    sourceText: z.optional(text),
    questions: z.array(
      z.object({
        id: text,
        /** `list`: several texts in order. */
        kind: z.enum(['choice', 'truth', 'short', 'list']),
        stem: text,
        options: z.optional(z.array(text)),
        /** What is drawn with it, in words. */
        figure: z.optional(text),
      }),
    ),
  }),
  /** One phase, question or exercise again, by the teacher's instruction; answered by the schema of its kind. */
  z.object({
    task: z.literal('redraft'),
    plan,
    part,
    /** Stems or statements of the other parts, which must not be repeated. */
    others: z.array(text),
    /** What a phase belongs to. */
    lesson: z.optional(writtenLesson),
    instruction: z.optional(z.string().check(z.maxLength(limits.textLength))),
  }),
  /** An instruction for a whole draft, to be split into steps; answered by `refineAnswer`. */
  z.object({
    task: z.literal('refine'),
    plan,
    title: text,
    /** The parts as they stand; their numbers count from 1. */
    parts: z.array(z.object({ number: z.int(), kind: text, text })),
    instruction: z.string().check(z.maxLength(limits.textLength)),
  }),
  /** The source text of a test at an easier level; answered by `readingAnswer`. */
  z.object({
    task: z.literal('rewrite'),
    level: z.enum(readingLevels),
    /** Of the text, which may be another one than the test's. */
    language: z.enum(draftLanguages),
    school: schoolLevel,
    text,
    /** Phrases that stay word for word, and passages that questions rest on. */
    keep: z.array(text),
    rests: z.array(text),
    /** An insufficient attempt, and what is wrong with it. */
    before: z.optional(z.object({ text, faults: z.array(text) })),
  }),
  /** Texts of a draft to translate, each with a name; answered by `translationAnswer`. */
  z.object({
    task: z.literal('translate'),
    from: z.enum(draftLanguages),
    to: z.enum(draftLanguages),
    texts: z.array(z.object({ name: text, text })),
  }),
]);
export type Task = z.infer<typeof task>;
