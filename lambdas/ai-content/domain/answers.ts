import * as z from 'zod/mini';
import { questionGroups, type QuestionType } from '#shared/model/content-types.ts';
import { lessonStages } from '#shared/model/draft.ts';
import { questionKindOf, questionKinds, type QuestionKind } from '#shared/model/question.ts';
import { rubricAnswer } from './assemble/assemble-rubric.ts';
import { answerKinds } from './questions/question-kinds.ts';
import { described, figureAnswer, ignored, text, texts } from './questions/answer-parts.ts';
import { checkAnswer } from './questions/check.ts';
import { choiceAnswer } from './questions/choice.ts';
import type { Plan } from './task.ts';

/*
 * The answers of drafters: drafts without ids and facts that the program adds. Models' schemas must not limit lengths or
 * counts (AWS user guide, structured output) and have no optional fields, so a missing value is null.
 * The question states the limits, and the strict check afterwards enforces them.
 */

export const phaseAnswer = z.strictObject({
  stage: z.enum(lessonStages),
  title: text,
  minutes: ignored,
  /** From 1; null in a lesson of one session, left out by rules and by models that do not know the field. */
  session: z.catch(z.optional(z.nullable(z.number())), undefined),
  teacher: described('what the teacher does'),
  pupils: described('what pupils do'),
  assessment: described('what shows that they have understood'),
  /** Left out by rules without one. Assembling says what is wrong with values that are no check. */
  checks: z.optional(z.catch(z.array(z.union([checkAnswer, z.unknown()])), [])),
});
/** Short questions with their answers; none from models that do not know the field. */
const quickQuestions = z.catch(z.array(z.strictObject({ question: text, answer: text })), []);
export const lessonPlanAnswer = z.strictObject({
  title: text,
  outcome: text,
  /** What each session is for: only for the portions that follow, and left out by rules and for one session. */
  goals: z.optional(z.catch(texts, [])),
  prerequisites: z.array(described('what pupils must know before')),
  materials: texts,
  keywords: z.array(z.strictObject({ term: text, meaning: described('without the term') })),
  misconceptions: z.array(z.strictObject({ misconception: text, response: text })),
  phases: z.array(phaseAnswer),
  starter: quickQuestions,
  exit: quickQuestions,
  trace: z.catch(text, ''),
  differentiation: z.strictObject({ support: text, extension: text }),
  homework: text,
  notes: texts,
});

const head = {
  title: true,
  outcome: true,
  prerequisites: true,
  materials: true,
  keywords: true,
  misconceptions: true,
} as const;
/** What models give at once of a lesson. Rules give the whole. */
export const lessonPortions = {
  head: z.pick(lessonPlanAnswer, head),
  /** Of a lesson of several sessions. */
  headWithGoals: z.pick(lessonPlanAnswer, { ...head, goals: true }),
  session: z.strictObject({ phases: z.array(z.omit(phaseAnswer, { session: true })) }),
  end: z.omit(lessonPlanAnswer, { ...head, goals: true, phases: true }),
} as const;

function lessonAnswer({ section, sessions }: Pick<Plan, 'section' | 'sessions'>): z.core.$ZodType {
  if (section === undefined) return lessonPlanAnswer;
  if (section === 'head')
    return sessions === undefined ? lessonPortions.head : lessonPortions.headWithGoals;
  return section === 'end' ? lessonPortions.end : lessonPortions.session;
}

const taskAnswer = z.strictObject({
  situation: text,
  instructions: texts,
  points: ignored,
  criteria: texts,
  rubric: rubricAnswer,
});
/** A question of each kind has other fields, by which it is known. */
export type QuestionAnswer = z.infer<(typeof answerKinds)[QuestionKind]['schema']>;
function makeTestAnswer(types: readonly QuestionType[]) {
  const [first, ...others] = types.map((type) => answerKinds[questionKindOf[type]].schema);
  const questions: z.ZodMiniType<QuestionAnswer> =
    first && others.length === 0 ? first : z.union([first ?? choiceAnswer, ...others]);
  return z.strictObject({
    title: text,
    instructions: text,
    questions: z.array(questions),
    task: z.nullable(taskAnswer),
    notes: texts,
  });
}
const testAnswers = new Map<string, ReturnType<typeof makeTestAnswer>>();

/** A test of questions of these types. Made once, because tools and mends are made from it. */
export function testAnswer(types: readonly QuestionType[]): ReturnType<typeof makeTestAnswer> {
  const name = types.join();
  const schema = testAnswers.get(name) ?? makeTestAnswer(types);
  testAnswers.set(name, schema);
  return schema;
}

export const exerciseAnswer = z.strictObject({
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  integration: z.boolean(),
  statement: text,
  steps: texts,
  answer: text,
  hint: z.nullable(text),
  figure: figureAnswer,
});
export const exerciseSetAnswer = z.strictObject({
  title: text,
  exercises: z.array(exerciseAnswer),
  notes: texts,
});

export function planAnswer(plan: Plan): z.core.$ZodType {
  const { request } = plan;
  switch (request.contentType) {
    case 'LESSON_PLAN':
      return lessonAnswer(plan);
    case 'TEST':
      return testAnswer(questionGroups(request).map(({ questionType }) => questionType));
    case 'EXERCISE':
      return exerciseSetAnswer;
  }
}

export const solutionAnswer = z.strictObject({
  id: described('as in the task'),
  /** Written before the answer, so that a model thinks first; empty from rules, and not shown. */
  working: z._default(texts, []),
  /** The text of the chosen option, `true` or `false`, or the short answer. */
  answer: described('of options the text of the right one, word for word'),
  /** Other options that are right too; empty from rules, and from models that do not know the field. */
  alternatives: z._default(texts, []),
  /** From 0 to 1. */
  confidence: z.number(),
});
export const solutionsAnswer = z.strictObject({ solutions: z.array(solutionAnswer) });
export const translationAnswer = z.strictObject({
  texts: z.array(z.strictObject({ name: described('as in the task'), text })),
});

export const readingAnswer = z.strictObject({ text });
export type ReadingAnswer = z.infer<typeof readingAnswer>;

/** What of a draft's head an instruction may change. */
const headFields = ['title', 'minutes', 'scale'] as const;
/** One step of following an instruction; parts are numbered from 1. */
const refineStep = z.strictObject({
  step: z.enum(['rewrite', 'add', 'remove', 'move', 'weigh', 'head']),
  /** The part that it is about; none for `add` and `head`. */
  number: z.nullable(z.number()),
  /** Of `add` and `move`: the part that it follows, 0 for the beginning; null for the end. */
  place: z.nullable(z.number()),
  /** Of `add`. */
  kind: z.nullable(z.enum(questionKinds)),
  /** Of `head`. */
  field: z.nullable(z.enum(headFields)),
  /** Of `head` and `weigh`. */
  value: z.nullable(text),
  /** Of `rewrite` and `add`. */
  wish: z.nullable(text),
});
export type RefineStep = z.infer<typeof refineStep>;
export const refineAnswer = z.strictObject({ steps: z.array(refineStep) });

export type LessonPlanAnswer = z.infer<typeof lessonPlanAnswer>;
export type TestAnswer = z.infer<ReturnType<typeof testAnswer>>;
export type ExerciseSetAnswer = z.infer<typeof exerciseSetAnswer>;
export type Solution = z.input<typeof solutionAnswer>;
export type SolutionsAnswer = z.input<typeof solutionsAnswer>;
export type TranslationAnswer = z.infer<typeof translationAnswer>;
