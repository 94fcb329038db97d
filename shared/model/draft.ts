import * as z from 'zod/mini';
import { figure } from './figure.ts';
import { limits } from './limits.ts';
import { draftLanguages } from './locale.ts';
import { testRoles } from './mark-role.ts';
import { schoolLevel } from './profile.ts';
import {
  blockId as id,
  choiceQuestion,
  partsOf,
  points,
  prose,
  proseList,
  question,
  rubric,
  type Question,
} from './question.ts';
import { difficulty } from './question-levels.ts';
import { reading, readingLevels } from './reading.ts';

const minutes = z.int().check(z.gte(0), z.lte(limits.lessonMinutes));

const head = {
  language: z.enum(draftLanguages),
  title: prose(limits.textLength),
  level: schoolLevel,
  /** The year of study within the level, from 1. */
  year: z.optional(z.int().check(z.gte(1), z.lte(5))),
  subject: z.optional(prose(limits.textLength)),
  /** Whether a language model wrote it, or the rules of a program without one. */
  drafter: z.enum(['model', 'rules']),
  /** What the teacher has to write or check before using the draft. */
  notes: proseList,
  /** The text the draft was made from; questions quote passages of it. */
  sourceText: z.optional(prose(limits.longTextLength)),
};

/**
 * The three stages of a lesson as Algerian plans name them: وضعية الانطلاق (a question or situation that recalls what
 * the pupils know), بناء التعلمات (building new knowledge), استثمار المكتسبات (using it).
 */
export const lessonStages = ['launch', 'build', 'apply'] as const;
export type LessonStage = (typeof lessonStages)[number];

/** A question in a phase that shows at once whether pupils have understood. It is not marked, so its points are 0. */
const lessonCheck = z.extend(choiceQuestion, {
  /** What the teacher does if several pupils are wrong. */
  response: z.optional(prose()),
});
export type LessonCheck = z.infer<typeof lessonCheck>;

export const lessonPhase = z.strictObject({
  id,
  stage: z.enum(lessonStages),
  title: prose(limits.textLength),
  minutes,
  /** What the teacher does, what the pupils do, and how the teacher sees that they understood. */
  teacher: prose(),
  pupils: prose(),
  assessment: prose(),
  /** Which session of the lesson it belongs to, from 1; left out if the lesson has one session. */
  session: z.optional(z.int().check(z.gte(1), z.lte(limits.planSessions))),
  /** Older drafts have none. */
  checks: z.optional(z.array(lessonCheck).check(z.maxLength(limits.phaseChecks))),
});
export type LessonPhase = z.infer<typeof lessonPhase>;

const keyword = z.strictObject({ id, term: prose(limits.textLength), meaning: prose() });
/** A short question with its answer, for slates or an exit card. */
const quickQuestion = z.strictObject({
  id,
  question: prose(limits.textLength),
  answer: prose(limits.textLength),
});
const misconception = z.strictObject({ id, misconception: prose(), response: prose() });
const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.maxLength(limits.draftListLength));

export const lessonPlan = z.strictObject({
  type: z.literal('LESSON_PLAN'),
  ...head,
  /** Minutes of the whole lesson; the phases add up to it. */
  minutes,
  outcome: prose(),
  /** Field, learning sequence and final competence; the teacher takes them from the curriculum. */
  curriculum: z.strictObject({
    field: prose(limits.textLength),
    sequence: prose(limits.textLength),
    competence: prose(),
  }),
  prerequisites: proseList,
  materials: proseList,
  keywords: list(keyword),
  misconceptions: list(misconception),
  phases: list(lessonPhase),
  /** On what pupils know before the lesson, and on its outcome. Older drafts have none. */
  starter: z.optional(list(quickQuestion)),
  exit: z.optional(list(quickQuestion)),
  /** الأثر المكتوب: what pupils copy into their notebooks. */
  trace: z.optional(prose()),
  /** For pupils who need more help, and for pupils who are ahead. */
  differentiation: z.strictObject({ support: prose(), extension: prose() }),
  homework: prose(),
});
export type LessonPlan = z.infer<typeof lessonPlan>;

/** The id of the integration task among the questions; no question has such a long one. */
export const TASK = 'task';

/** وضعية إدماجية: a real-life situation that needs everything learned. Marked by criteria, so it has no key. */
const integrationTask = z.strictObject({
  situation: prose(),
  instructions: proseList,
  points,
  criteria: proseList,
  rubric: z.optional(rubric),
});

export const test = z.strictObject({
  type: z.literal('TEST'),
  ...head,
  /** Missing if the teacher has not said it. */
  role: z.optional(z.enum(testRoles)),
  minutes: z.optional(minutes),
  /** The full mark, the sum of all points: 20, or 10 in primary school. */
  scale: z.int().check(z.gte(1), z.lte(limits.draftPoints)),
  instructions: prose(),
  questions: z.array(question).check(z.maxLength(limits.draftQuestions)),
  task: z.optional(integrationTask),
  /** Easier versions of the source text, each level once. */
  readings: z.optional(z.array(reading).check(z.maxLength(readingLevels.length))),
});
export type Test = z.infer<typeof test>;

export const exercise = z.strictObject({
  id,
  difficulty,
  /** Marks an integration task. */
  integration: z.optional(z.literal(true)),
  statement: prose(),
  /** The worked solution, step by step, and its result. */
  steps: proseList,
  answer: prose(),
  hint: z.optional(prose()),
  /** Drawn by rule below the statement; older exercises have none. */
  figure: z.optional(figure),
  doubtful: z.optional(z.literal(true)),
});
export type Exercise = z.infer<typeof exercise>;

export const exerciseSet = z.strictObject({
  type: z.literal('EXERCISE'),
  ...head,
  exerciseType: prose(limits.textLength),
  exercises: z.array(exercise).check(z.maxLength(limits.draftQuestions)),
});
export type ExerciseSet = z.infer<typeof exerciseSet>;

/** The phases, questions or exercises of a draft: what can be rewritten, moved and compared. */
export function partsOfDraft(
  draft: LessonPlan | Test | ExerciseSet,
): readonly (LessonPhase | Question | Exercise)[] {
  if (draft.type === 'LESSON_PLAN') return draft.phases;
  return draft.type === 'TEST' ? draft.questions : draft.exercises;
}

export interface PlacedCheck {
  readonly check: LessonCheck;
  readonly path: string;
}
export const checksOf = ({ phases }: Pick<LessonPlan, 'phases'>): PlacedCheck[] =>
  phases.flatMap(({ checks = [] }, phase) =>
    checks.map((check, index) => ({ check, path: `phases.${phase}.checks.${index}` })),
  );

/** The questions of a draft that have keys, wherever they are in it. */
const keyedQuestions = (draft: LessonPlan | Test | ExerciseSet): readonly Question[] => {
  if (draft.type === 'TEST') return draft.questions;
  return draft.type === 'LESSON_PLAN' ? checksOf(draft).map(({ check }) => check) : [];
};

const idsOf = (draft: LessonPlan | Test | ExerciseSet): string[] => {
  if (draft.type === 'EXERCISE') return draft.exercises.map((each) => each.id);
  const ofQuestions = keyedQuestions(draft).flatMap((each) => [
    each.id,
    ...partsOf(each).map((part) => `${each.id}.${part.id}`),
  ]);
  if (draft.type === 'TEST') return ofQuestions;
  return [
    ...[
      ...[draft.keywords, draft.misconceptions, draft.phases].flat(),
      ...[...(draft.starter ?? []), ...(draft.exit ?? [])],
    ].map((each) => each.id),
    ...ofQuestions,
  ];
};
/** Ids and reading levels are unique within the draft, and each key is a part of its question. */
const isConsistent = (draft: LessonPlan | Test | ExerciseSet): boolean => {
  const ids = idsOf(draft);
  const levels = draft.type === 'TEST' ? (draft.readings ?? []).map(({ level }) => level) : [];
  return (
    new Set(levels).size === levels.length &&
    new Set(ids).size === ids.length &&
    keyedQuestions(draft).every(
      (each) => each.kind !== 'choice' || each.options.some(({ id }) => id === each.key),
    )
  );
};

/** A draft as a document: a job makes it, then the teacher edits it. */
export const draft = z
  .discriminatedUnion('type', [lessonPlan, test, exerciseSet])
  .check(z.refine(isConsistent, { error: 'inconsistent' }));
export type Draft = z.infer<typeof draft>;
