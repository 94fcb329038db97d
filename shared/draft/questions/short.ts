import type { QuestionOf } from '../../model/question.ts';
import { faultIf } from '../fault.ts';
import type { Traits } from './traits.ts';

/** A word, a number or a few words. */
export const shortTraits = ({ answer, variants }: QuestionOf<'short'>): Traits => ({
  shown: [],
  answers: [[answer, ...variants]],
  faults: (path) => faultIf(answer.trim() === '', 'key-missing', path),
});
