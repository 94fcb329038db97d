import type { QuestionOf } from '#shared/model/question.ts';
import { UNWRITTEN } from '../quiz/answering.ts';
import type { ShownQuestion } from './shown-question.ts';

export const shownChoice = ({ options, key }: QuestionOf<'choice'>): ShownQuestion => ({
  place: ({ withKey }) => [
    {
      kind: 'options',
      marker: 'letter',
      items: options.map(({ id, text }) => ({ text, isRight: withKey && id === key })),
    },
  ],
  answer({ labels }) {
    const index = options.findIndex(({ id }) => id === key);
    const lettered = (place: number): string => `${labels.letters.charAt(place)}) `;
    return [
      { label: labels.answer, text: `${lettered(index)}${options[index]?.text ?? ''}` },
      ...options.flatMap(({ id, mistake }, place) =>
        mistake && id !== key ? [{ text: `${lettered(place)}${mistake}` }] : [],
      ),
    ];
  },
  answering: () => ({
    kind: 'choice',
    options: options.map(({ id, text, mistake }) => ({
      id: `option-${id}`,
      text: text.trim() || UNWRITTEN,
      isRight: id === key,
      feedback: id === key ? '' : (mistake ?? ''),
    })),
  }),
});
