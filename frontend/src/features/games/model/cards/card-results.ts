import type { Question } from '../quiz/question.ts';
import type { Voter, Votes } from './votes.ts';

const CARD_LETTERS = 4;

/** How many letters a question needs; 0 if cards cannot answer it. */
export function lettersOf(question: Question): number {
  if (question.kind === 'short') return 0;
  if (question.kind === 'truth') return 2;
  return question.choices.length <= CARD_LETTERS ? question.choices.length : 0;
}

export const isRightLetter = (question: Question, letter: number): boolean =>
  question.kind === 'truth'
    ? question.answer === (letter === 0)
    : question.kind === 'choice' && question.choices[letter]?.right === true;

export interface ResultWords {
  readonly pupil: string;
  readonly right: string;
  readonly key: string;
  readonly questionOf: (number: number) => string;
  readonly letters: readonly string[];
}

/** The answers of all questions as a table: a row for each pupil, a column for each question, and how many were right. */
export function resultTable(
  questions: readonly Question[],
  voters: readonly Voter[],
  votesOf: (index: number) => Votes | undefined,
  words: ResultWords,
): (string | number)[][] {
  const asked = questions.flatMap((question, index) => {
    const votes = votesOf(index);
    return votes && votes.letters.size > 0 ? [{ question, index, letters: votes.letters }] : [];
  });
  const keyOf = (question: Question): string =>
    words.letters
      .filter((_, letter) => letter < lettersOf(question) && isRightLetter(question, letter))
      .join(' ');
  return [
    [words.pupil, ...asked.map(({ index }) => words.questionOf(index + 1)), words.right],
    [words.key, ...asked.map(({ question }) => keyOf(question)), ''],
    ...voters.map(({ name, card }) => {
      const given = asked.map(({ question, letters }) => ({ question, letter: letters.get(card) }));
      return [
        name,
        ...given.map(({ letter }) => (letter === undefined ? '' : (words.letters[letter] ?? ''))),
        given.filter(
          ({ question, letter }) => letter !== undefined && isRightLetter(question, letter),
        ).length,
      ];
    }),
  ];
}
