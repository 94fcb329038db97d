import type * as z from 'zod/mini';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Exercise, ExerciseSet } from '#shared/model/draft.ts';
import type { exerciseAnswer, ExerciseSetAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { cleanText, cleanTexts, textOrNone } from './clean-text.ts';
import { figureNotes, readFigure } from './read-figure.ts';
import { draftHead, type Origin } from './draft-head.ts';

export function assembleExercise(answer: z.infer<typeof exerciseAnswer>, id: string): Exercise {
  const hint = textOrNone(answer.hint);
  const { figure } = readFigure(answer.figure);
  return {
    id,
    difficulty: answer.difficulty,
    ...(answer.integration && { integration: true }),
    statement: cleanText(answer.statement),
    steps: cleanTexts(answer.steps),
    answer: cleanText(answer.answer),
    ...(hint !== undefined && { hint }),
    ...(figure && { figure }),
  };
}

export function assembleExercises(
  plan: Plan,
  answer: ExerciseSetAnswer,
  origin: Origin,
): ExerciseSet {
  const { request, language } = plan;
  const notes = [
    ...figureNotes(answer.exercises, language, labelsIn(language).exercise),
    ...answer.notes,
  ];
  return {
    type: 'EXERCISE',
    ...draftHead(plan, { ...answer, notes }, origin),
    exerciseType: request.contentType === 'EXERCISE' ? request.exerciseType : '',
    exercises: answer.exercises.map((exercise, index) =>
      assembleExercise(exercise, `e${index + 1}`),
    ),
  };
}
