import * as z from 'zod/mini';
import { draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import { exerciseSetAnswer, lessonPlanAnswer, testAnswers } from '../answers.ts';
import type { Plan } from '../task.ts';
import { assembleExercises } from './assemble-exercises.ts';
import { assembleLesson } from './assemble-lesson.ts';
import { assembleTest } from './assemble-test.ts';
import { keyMissing, shapeFindings, type Assembled } from './assembled.ts';
import type { Origin } from './draft-head.ts';

/** What an answer is made into, if it keeps its schema. */
function made<Answer>(
  schema: z.core.$ZodType<Answer>,
  answer: unknown,
  make: (answer: Answer) => Draft | { readonly keyMissing: readonly number[] },
): Assembled {
  const read = z.safeParse(schema, answer);
  if (!read.success) return { findings: shapeFindings(read.error) };
  const draft = make(read.data);
  if ('keyMissing' in draft) return { findings: draft.keyMissing.map(keyMissing) };
  // A text may be longer than a document takes, and so may a list.
  const { data, error } = z.safeParse(draftSchema, draft);
  return data ? { draft: data } : { findings: shapeFindings(error) };
}

/**
 * The document that an answer comes to: with ids, points and minutes that sum, options in order, and clean texts. What
 * the answer says is held to the rules afterwards.
 */
export function assembleDraft(plan: Plan, answer: unknown, origin: Origin): Assembled {
  const { request } = plan;
  switch (request.contentType) {
    case 'LESSON_PLAN':
      return made(lessonPlanAnswer, answer, (given) => assembleLesson(plan, given, origin));
    case 'TEST':
      return made<z.infer<(typeof testAnswers)[keyof typeof testAnswers]>>(
        testAnswers[request.questionType],
        answer,
        (given) => assembleTest(plan, given, origin),
      );
    case 'EXERCISE':
      return made(exerciseSetAnswer, answer, (given) => assembleExercises(plan, given, origin));
  }
}
