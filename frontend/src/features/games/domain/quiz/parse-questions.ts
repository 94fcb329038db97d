import { isGift, parseGift } from './parse-gift.ts';
import { parsePlain } from './parse-plain.ts';
import { quizLimits, type Problem, type Question, type SourceLine } from './question.ts';

export interface QuestionSet {
  readonly questions: readonly { readonly line: number; readonly question: Question }[];
  readonly problems: readonly Problem[];
}

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Comments and categories of GIFT say nothing to the class. */
const ASIDE = /^\s*(?:\/\/|\$CATEGORY:)/;

/** Lines in blocks that blank ones part. */
const blocksOf = (text: string): SourceLine[][] => {
  const blocks: SourceLine[][] = [[]];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = raw.replace(INVISIBLE, '');
    if (ASIDE.test(line)) return;
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ number: index + 1, text: line });
  });
  return blocks.filter((block) => block.length > 0);
};

/**
 * Reads a set of questions, each block in our plain format or in GIFT. What cannot be played is named with its line
 * and reason; the rest can be played all the same.
 */
export const parseQuestions = (text: string): QuestionSet => {
  const parsed = blocksOf(text).flatMap((block) =>
    isGift(block) ? parseGift(block) : parsePlain(block),
  );
  const questions = parsed.filter((one) => 'question' in one);
  const problems: Problem[] = parsed.filter((one) => 'code' in one);
  const beyond = questions[quizLimits.questions];
  if (beyond) problems.push({ line: beyond.line, code: 'tooManyQuestions' });
  return { questions: questions.slice(0, quizLimits.questions), problems };
};
