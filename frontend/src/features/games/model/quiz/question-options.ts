import type { Choice, Question } from './question.ts';

/** The options of a question; empty if the class answers in its own words. */
export const optionsOf = (
  question: Question,
  truth: { readonly yes: string; readonly no: string },
): readonly Choice[] => {
  if (question.kind === 'choice') return question.choices;
  if (question.kind === 'short') return [];
  return [
    { text: truth.yes, right: question.answer },
    { text: truth.no, right: !question.answer },
  ];
};
