import type * as z from 'zod/mini';
import type { Exercise, ExerciseSet } from '#shared/model/draft.ts';
import type { exerciseAnswer, ExerciseSetAnswer } from '../answers.ts';
import type { Plan } from '../task.ts';
import { cleanText, cleanTexts, textOrNone } from './clean-text.ts';
import { draftHead, type Origin } from './draft-head.ts';

export function assembleExercise(answer: z.infer<typeof exerciseAnswer>, id: string): Exercise {
  const hint = textOrNone(answer.hint);
  return {
    id,
    difficulty: answer.difficulty,
    ...(answer.integration && { integration: true }),
    statement: cleanText(answer.statement),
    steps: cleanTexts(answer.steps),
    answer: cleanText(answer.answer),
    ...(hint !== undefined && { hint }),
  };
}

export function assembleExercises(
  plan: Plan,
  answer: ExerciseSetAnswer,
  origin: Origin,
): ExerciseSet {
  const { request } = plan;
  return {
    type: 'EXERCISE',
    ...draftHead(plan, answer, origin),
    exerciseType: request.contentType === 'EXERCISE' ? request.exerciseType : '',
    exercises: answer.exercises.map((exercise, index) =>
      assembleExercise(exercise, `e${index + 1}`),
    ),
  };
}
