import * as z from 'zod/mini';
import { draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import { questionGroups } from '#shared/model/content-types.ts';
import { exerciseSetAnswer, lessonPlanAnswer, testAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { assembleExercises } from './assemble-exercises.ts';
import { assembleLesson } from './assemble-lesson.ts';
import { assembleTest } from './assemble-test.ts';
import {
  textFindings,
  keyMissing,
  shapeFindings,
  type Assembled,
  type Finding,
} from './assembled.ts';
import { checkFindings } from './lesson-checks.ts';
import { figureFindings } from './read-figure.ts';
import type { Origin } from './draft-head.ts';
import { setSpaces } from './set-spaces.ts';

function made<Answer>(
  schema: z.core.$ZodType<Answer>,
  answer: unknown,
  make: (answer: Answer) => Draft | { readonly keyMissing: readonly number[] },
  leftOut: (answer: Answer) => Finding[] = () => [],
): Assembled {
  const read = z.safeParse(schema, answer);
  if (!read.success) return { findings: shapeFindings(read.error) };
  const draft = make(read.data);
  if ('keyMissing' in draft) return { findings: draft.keyMissing.map(keyMissing) };
  // Texts and lists may be longer than a document allows.
  const { data, error } = z.safeParse(draftSchema, setSpaces(draft, draft.language));
  if (!data) return { findings: shapeFindings(error) };
  const findings = [...textFindings(read.data), ...leftOut(read.data)];
  return { draft: data, ...(findings.length > 0 && { findings }) };
}

/** Makes a document from an answer: ids, points and minutes that add up, clean texts. Rules are checked later. */
export function assembleDraft(plan: Plan, answer: unknown, origin: Origin): Assembled {
  const { request } = plan;
  switch (request.contentType) {
    case 'LESSON_PLAN':
      return made(
        lessonPlanAnswer,
        answer,
        (given) => assembleLesson(plan, given, origin),
        ({ phases }) => checkFindings(phases),
      );
    case 'TEST':
      return made(
        testAnswer(questionGroups(request).map(({ questionType }) => questionType)),
        answer,
        (given) => assembleTest(plan, given, origin),
        ({ questions }) => figureFindings('questions', questions),
      );
    case 'EXERCISE':
      return made(
        exerciseSetAnswer,
        answer,
        (given) => assembleExercises(plan, given, origin),
        ({ exercises }) => figureFindings('exercises', exercises),
      );
  }
}
