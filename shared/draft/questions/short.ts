import type { QuestionOf } from '../../model/question.ts';
import { faultIf } from '../fault.ts';
import type { BlankParts, Traits } from './traits.ts';

/** A word, a number or a few words. */
export const shortTraits = (question: QuestionOf<'short'>): Traits => ({
  shown: [],
  answers: [[question.answer, ...question.variants]],
  lines: 2,
  faults: (path) => faultIf(question.answer.trim() === '', 'key-missing', path),
});

/** A new one. */
export const blankShort = (parts: BlankParts): QuestionOf<'short'> => ({
  kind: 'short',
  ...parts,
  answer: '',
  variants: [],
});
