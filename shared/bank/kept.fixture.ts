import type { KeptQuestion } from '../model/question-shelf.ts';
import type { QuestionOf } from '../model/question.ts';

type Choice = QuestionOf<'choice'>;

/** The id of a kept question, by a number. */
export const keptIdOf = (index: number): string =>
  `01KAJ6Z7B1N5C8H3K2P6${String(index).padStart(6, '0')}`;

/** A kept choice with some other fields. */
export const keptChoice = (
  asked: Partial<Choice> = {},
  kept: Partial<KeptQuestion> = {},
): KeptQuestion => ({
  question: {
    kind: 'choice',
    id: 'q1',
    stem: 'Which is larger?',
    points: 1,
    reason: '',
    options: [
      { id: 'o1', text: 'a half' },
      { id: 'o2', text: 'a third' },
    ],
    key: 'o1',
    ...asked,
  },
  language: 'en',
  subject: 'Mathematics',
  level: 'Middle',
  year: 2,
  keptAt: '2026-11-20T08:15:30.000Z',
  version: 1,
  ...kept,
});
