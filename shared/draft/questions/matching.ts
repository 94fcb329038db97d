import type { QuestionOf } from '../../model/question.ts';
import { newId } from '../../text/new-id.ts';
import { faultIf } from '../fault.ts';
import { type BlankParts, emptyIf, sameFaults, type Traits } from './traits.ts';

/** Two lists whose items are to be matched. */
export function matchingTraits({ pairs }: QuestionOf<'matching'>): Traits {
  const lefts = pairs.map(({ left }) => left);
  const rights = pairs.map(({ right }) => right);
  return {
    shown: lefts.map((left, index) => `${index + 1}. ${left}`),
    answers: rights.map((right) => [right]),
    lettered: rights,
    lines: 1,
    limits: () => (pairs.length < 2 ? ['person'] : []),
    faults: (path) => [
      ...faultIf(pairs.length < 2, 'list-short', `${path}.pairs`, { count: pairs.length }),
      ...pairs.flatMap(({ left, right }, index) => [
        ...emptyIf(left, `${path}.pairs.${index}.left`),
        ...emptyIf(right, `${path}.pairs.${index}.right`),
      ]),
      ...sameFaults(lefts, `${path}.pairs`),
      ...sameFaults(rights, `${path}.pairs`),
    ],
  };
}

/** A new one. */
export const blankMatching = (parts: BlankParts): QuestionOf<'matching'> => ({
  kind: 'matching',
  ...parts,
  pairs: ['', '', ''].map((text) => ({ id: newId(), left: text, right: text })),
});
