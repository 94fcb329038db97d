import type { QuestionOf } from '../../model/question.ts';
import { faultIf } from '../fault.ts';
import { rubricFaults } from '../rubric.ts';
import { type BlankParts, differ, emptyIf, sumOf, type Traits } from './traits.ts';

/** An answer in sentences, which a person marks. */
export const openTraits = (question: QuestionOf<'open'>): Traits => {
  const { answer, marking, rubric, points: expected } = question;
  const sum = sumOf(marking.map((each) => each.points));
  return {
    shown: [],
    answers: [],
    lines: 4,
    limits: () => ['person'],
    faults: (path) => [
      ...faultIf(answer.trim() === '' && marking.length === 0, 'key-missing', path),
      ...marking.flatMap(({ text }, index) => emptyIf(text, `${path}.marking.${index}.text`)),
      ...faultIf(marking.length > 0 && differ(sum, expected), 'marking-sum', `${path}.marking`, {
        sum,
        expected,
      }),
      ...(rubric ? rubricFaults(rubric, expected, `${path}.rubric`) : []),
    ],
  };
};

/** A new one. */
export const blankOpen = (parts: BlankParts): QuestionOf<'open'> => ({
  kind: 'open',
  ...parts,
  answer: '',
  marking: [],
});
