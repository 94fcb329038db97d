import type { QuestionOf } from '../../model/question.ts';
import type { BlankParts, Traits } from './traits.ts';

/** A statement that is true or false, so its answer has no words. */
export const truthTraits = (): Traits => ({
  shown: [],
  answers: [],
  lines: 0,
  limits: () => [],
  faults: () => [],
});

/** A new one. */
export const blankTruth = (parts: BlankParts): QuestionOf<'truth'> => ({
  kind: 'truth',
  ...parts,
  answer: true,
});
