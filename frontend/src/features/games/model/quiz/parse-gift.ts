import { problemOf } from './check-question.ts';
import { giftQuestion } from './gift-answers.ts';
import { hideEscapes } from './gift-text.ts';
import type { Parsed, SourceLine } from './question.ts';

/** The content that distinguishes an answer's brace from that of a set such as {1, 2}. */
const ANSWER_BRACE = /\{\s*(?:[=~#]|(?:T|TRUE|F|FALSE)\s*[#}]|\})/i;
const TITLE = /^\s*::[\s\S]*?::/;
const GAP = '_____';

/** Whether lines contain a question in GIFT, Moodle's text format (docs.moodle.org/en/GIFT_format). */
export const isGift = (lines: readonly SourceLine[]): boolean =>
  ANSWER_BRACE.test(hideEscapes(lines.map(({ text }) => text).join('\n')));

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Parses questions in GIFT. Matching and essay questions are problems. */
export const parseGift = (lines: readonly SourceLine[]): Parsed[] => {
  const first = lines[0]?.number ?? 1;
  const source = hideEscapes(lines.map(({ text }) => text).join('\n'));
  const parsed: Parsed[] = [];
  let rest = source;
  for (let open = rest.search(ANSWER_BRACE); open >= 0; open = rest.search(ANSWER_BRACE)) {
    const line = first + linesIn(source.slice(0, source.length - rest.trimStart().length));
    const close = rest.indexOf('}', open);
    if (close < 0) return [...parsed, { line, code: 'unclosedBrace' }];
    // Text after the brace on the same line ends a sentence with a gap; the next line begins the next question.
    const end = rest.indexOf('\n', close);
    const tail = rest.slice(close + 1, end < 0 ? undefined : end).trim();
    const before = rest.slice(0, open).replace(TITLE, '');
    const text = tail ? `${before.trimEnd()} ${GAP} ${tail}` : before;
    const question = giftQuestion(text, rest.slice(open + 1, close));
    const code = typeof question === 'string' ? question : problemOf(question);
    if (code) parsed.push({ line, code });
    else if (typeof question !== 'string') parsed.push({ line, question });
    rest = end < 0 ? '' : rest.slice(end);
  }
  if (rest.trim() !== '') {
    parsed.push({
      line: first + linesIn(source.slice(0, source.length - rest.trimStart().length)),
      code: 'noAnswer',
    });
  }
  return parsed;
};
