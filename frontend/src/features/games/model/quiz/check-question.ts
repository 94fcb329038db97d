import { quizLimits, type ProblemCode, type Question } from './question.ts';

const isLong = (question: Question): boolean => {
  const answers =
    question.kind === 'choice'
      ? question.choices.map(({ text }) => text)
      : question.kind === 'short'
        ? question.answers
        : [];
  return (
    question.text.length > quizLimits.questionLength ||
    (question.explanation?.length ?? 0) > quizLimits.questionLength ||
    answers.some((answer) => answer.length > quizLimits.answerLength)
  );
};

/** Why a question cannot be played; undefined if it can. */
export const problemOf = (question: Question): ProblemCode | undefined => {
  if (question.text === '') return 'noText';
  if (question.kind === 'choice') {
    if (question.choices.length < 2) return 'oneChoice';
    if (question.choices.length > quizLimits.choices) return 'tooManyChoices';
    if (!question.choices.some(({ right }) => right)) return 'noRightChoice';
  }
  return isLong(question) ? 'tooLong' : undefined;
};
