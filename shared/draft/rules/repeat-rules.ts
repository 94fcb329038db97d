import type { Question } from '../../model/draft.ts';
import { foldText } from '../../spreadsheet/fold-text.ts';
import { placeInWords } from './describe-fault.ts';
import type { Fault } from './fault.ts';
import { figuresOf, likeness } from './words.ts';

/** Of the words of two: from here on one is the other again, or nearly. */
const SAME = 0.95;
const ALIKE = 0.8;

/** What is asked, and what it is asked of: an instruction may open many questions. */
interface Asked {
  readonly text: string;
  /** Whatever else tells it from others of the same words: options and answer. */
  readonly of: string;
}

/** Folded, but with the signs and formulas that folding drops: 3 and -3 are two answers. */
const answerWords = (text: string): string => `${figuresOf(text)} ${foldText(text)}`;

const wordsOfOptions = (question: Question): string => {
  if (question.kind === 'choice')
    return question.options
      .map(({ text }) => answerWords(text))
      .toSorted()
      .join(' | ');
  return question.kind === 'short' ? answerWords(question.answer) : '';
};
export const askedBy = (question: Question): Asked => ({
  text: question.stem,
  of: wordsOfOptions(question),
});

/**
 * What repeats what stands before it. Sums of the same words with other figures are no repetition, and neither are
 * questions of the same words with other options or another answer.
 */
export function repeatFaults(list: 'questions' | 'exercises', asked: readonly Asked[]): Fault[] {
  return asked.flatMap((each, place): Fault[] => {
    for (const [before, other] of asked.slice(0, place).entries()) {
      if (figuresOf(each.text) !== figuresOf(other.text) || each.of !== other.of) continue;
      const near = likeness(each.text, other.text);
      if (near < ALIKE) continue;
      return [
        {
          rule: near >= SAME ? 'questions-same' : 'questions-alike',
          path: `${list}.${place}`,
          params: { other: placeInWords(`${list}.${before}`) },
        },
      ];
    }
    return [];
  });
}
