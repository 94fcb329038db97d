import type { ExerciseSet } from '#shared/model/draft.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { figureWords, repeatFaults } from './repeat-rules.ts';
import { emptyIf } from '#shared/draft/questions/traits.ts';

/** Faults within an exercise set: difficulty falls, steps are missing, or exercises repeat. */
export function exerciseFaults({ title, exercises }: ExerciseSet): Fault[] {
  return [
    ...emptyIf(title, 'title'),
    ...exercises.flatMap(({ difficulty, steps }, index) => [
      ...faultIf(
        difficulty < (exercises[index - 1]?.difficulty ?? 1),
        'difficulty-falls',
        `exercises.${index}.difficulty`,
      ),
      ...faultIf(
        steps.every((step) => step.trim() === ''),
        'empty',
        `exercises.${index}.steps`,
        { field: 'steps' },
      ),
    ]),
    ...faultIf(
      exercises.length >= 4 && new Set(exercises.map((each) => each.difficulty)).size === 1,
      'difficulty-flat',
      'exercises',
    ),
    ...repeatFaults(
      'exercises',
      exercises.map((each) => ({ text: each.statement, of: figureWords(each) })),
    ),
  ];
}
