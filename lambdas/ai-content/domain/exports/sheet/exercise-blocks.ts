import { writingLines } from './writing-lines.ts';
import { exerciseHelp } from '#shared/draft/test-forms.ts';
import type { Exercise, ExerciseSet } from '#shared/model/draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { figureBlocks } from './figure-blocks.ts';
import { helpBlocks } from './help-blocks.ts';
import { sourceBlocks } from './source-blocks.ts';
import type { Labels } from '#shared/draft/labels.ts';
import type { Block } from './draft-layout.ts';

const solution = (exercise: Exercise, number: number, labels: Labels): Block => ({
  kind: 'item',
  title: labels.exercise(number),
  blocks: [
    ...(exercise.steps.length > 0
      ? [{ kind: 'list' as const, isNumbered: true, items: exercise.steps }]
      : []),
    { kind: 'paragraph', label: labels.answer, text: exercise.answer },
    ...(exercise.doubtful
      ? [{ kind: 'paragraph' as const, label: labels.doubtful, text: '' }]
      : []),
  ],
});

/** The exercises from easy to hard; with the key, their worked solutions follow on a new page. */
export function exerciseBlocks(set: ExerciseSet, labels: Labels, options: SheetOptions): Block[] {
  const { help = 'none', withKey = false, withRoom = false } = options;
  const source = sourceBlocks(set, labels, options);
  const exercises = set.exercises.map((exercise, index): Block => ({
    kind: 'item',
    title: labels.exercise(index + 1),
    aside: exercise.integration ? labels.integration : labels.difficulties[exercise.difficulty],
    blocks: [
      { kind: 'paragraph', text: exercise.statement },
      ...figureBlocks(exercise),
      ...helpBlocks(exerciseHelp(exercise, help), labels),
      ...(withRoom && !withKey ? [writingLines([...exercise.steps, exercise.answer])] : []),
    ],
  }));
  if (!withKey) return [...source, ...exercises];
  return [
    ...source,
    ...exercises,
    { kind: 'page-break' },
    { kind: 'heading', text: labels.solutions },
    ...set.exercises.map((exercise, index) => solution(exercise, index + 1, labels)),
  ];
}
