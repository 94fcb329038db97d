import type { Figure } from '#shared/model/figure.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { describePath } from './describe-fault.ts';
import type { Fault } from '#shared/draft/fault.ts';
import { figuresOf, likeness } from '#shared/draft/words.ts';

/** Share of common words: from `SAME` on two texts are equal, from `ALIKE` on they are similar. */
const SAME = 0.95;
const ALIKE = 0.8;

/** A question or exercise; several may begin with the same instruction. */
interface ComparedItem {
  readonly text: string;
  /** What pupils see with it, such as options or a figure. */
  readonly of: string;
  /** What they do not see, which distinguishes items that are nearly in the same words. */
  readonly answer?: string;
}

/** Folded, but with signs and formulas: 3 and -3 are different answers. */
const answerWords = (text: string): string => `${figuresOf(text)} ${foldText(text)}`;

const wordsOfAnswers = (question: Question): string => {
  const texts =
    question.kind === 'choice'
      ? question.options.map(({ text }) => text)
      : traitsOf(question).answers.map(([answer = '']) => answer);
  return texts.map(answerWords).toSorted().join(' | ');
};
/** Two questions about different figures are different, even in the same words. */
export const figureWords = ({ figure }: { readonly figure?: Figure | undefined }): string =>
  figure ? JSON.stringify(figure) : '';
/** The kinds whose answers pupils see among others. */
const SHOWN = new Set<Question['kind']>(['choice', 'matching', 'ordering']);

export function askedBy(question: Question): ComparedItem {
  const { stem, kind } = question;
  const [answers, figure] = [wordsOfAnswers(question), figureWords(question)];
  return {
    // Many texts with gaps and lists have the same instruction before them.
    text: [stem, ...(kind === 'choice' ? [] : traitsOf(question).shown)].join(' ').trim(),
    ...(SHOWN.has(kind) ? { of: `${answers} ${figure}` } : { of: figure, answer: answers }),
  };
}

/** Finds repeated questions or exercises. Nearly the same words with other numbers, options or answers are no repetition. */
export function repeatFaults(
  list: 'questions' | 'exercises' | 'checks',
  asked: readonly ComparedItem[],
): Fault[] {
  return asked.flatMap((each, index): Fault[] => {
    for (const [before, other] of asked.slice(0, index).entries()) {
      if (figuresOf(each.text) !== figuresOf(other.text) || each.of !== other.of) continue;
      if (each.answer !== other.answer && each.text !== other.text) continue;
      const near = likeness(each.text, other.text);
      if (near < ALIKE) continue;
      return [
        {
          rule: near >= SAME ? 'questions-same' : 'questions-alike',
          path: `${list}.${index}`,
          params: { other: describePath(`${list}.${before}`) },
        },
      ];
    }
    return [];
  });
}
