import { isGift, parseGift } from './parse-gift.ts';
import { parsePlain } from './parse-plain.ts';
import { quizLimits, type Problem, type Question, type SourceLine } from './question.ts';

export interface QuestionSet {
  readonly questions: readonly { readonly line: number; readonly question: Question }[];
  readonly problems: readonly Problem[];
}

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** GIFT's comments and categories, which are not questions. */
const ASIDE = /^\s*(?:\/\/|\$CATEGORY:)/;

/** Splits lines into blocks at blank lines. */
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
 * Parses a set of questions, each block in our plain format or in GIFT. Questions that cannot be played are reported
 * with line and reason; the others remain playable.
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
