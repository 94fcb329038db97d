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
    const text = `${labels.letters.charAt(index)}) ${options[index]?.text ?? ''}`;
    return [{ label: labels.answer, text }];
  },
  answering: {
    kind: 'choice',
    options: options.map(({ id, text }) => ({
      id: `option-${id}`,
      text: text.trim() || UNWRITTEN,
      isRight: id === key,
    })),
  },
});
