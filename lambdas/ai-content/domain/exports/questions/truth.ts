import type { QuestionOf } from '#shared/model/question.ts';
import type { ShownQuestion } from './shown-question.ts';

export const shownTruth = ({ answer }: QuestionOf<'truth'>): ShownQuestion => ({
  place: ({ labels, withKey }) => [
    {
      kind: 'options',
      marker: 'box',
      items: [true, false].map((value) => ({
        text: value ? labels.true : labels.false,
        isRight: withKey && value === answer,
      })),
    },
  ],
  answer: ({ labels }) => [{ label: labels.answer, text: answer ? labels.true : labels.false }],
  answering: () => ({ kind: 'truth', answer }),
});
