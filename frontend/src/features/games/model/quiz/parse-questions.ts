import { figureInLine } from './figure-line.ts';
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

interface Block {
  readonly lines: SourceLine[];
  figure?: string;
}

const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [{ lines: [] }];
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = raw.replace(INVISIBLE, '');
    const block = blocks.at(-1);
    const figure = figureInLine(line);
    if (block && figure !== undefined) block.figure = figure;
    if (ASIDE.test(line)) return;
    if (line.trim() === '') blocks.push({ lines: [] });
    else block?.lines.push({ number: index + 1, text: line });
  });
  return blocks.filter(({ lines }) => lines.length > 0);
};

/** Parses questions in our plain format or in GIFT. Those that cannot be played are reported, with their line. */
export const parseQuestions = (text: string): QuestionSet => {
  const parsed = blocksOf(text).flatMap(({ lines, figure }) => {
    const found = isGift(lines) ? parseGift(lines) : parsePlain(lines);
    if (figure === undefined) return found;
    return found.map((one) =>
      'question' in one ? { ...one, question: { ...one.question, figure } } : one,
    );
  });
  const questions = parsed.filter((one) => 'question' in one);
  const problems: Problem[] = parsed.filter((one) => 'code' in one);
  const beyond = questions[quizLimits.questions];
  if (beyond) problems.push({ line: beyond.line, code: 'tooManyQuestions' });
  return { questions: questions.slice(0, quizLimits.questions), problems };
};
