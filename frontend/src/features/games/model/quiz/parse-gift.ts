import { readNumber } from '#shared/draft/written-number.ts';
import { problemOf } from './check-question.ts';
import { hideEscapes, giftText } from './gift-text.ts';
import type { Parsed, SourceLine, ProblemCode, Question } from './question.ts';

type Answers =
  | { readonly kind: 'choice'; readonly choices: { text: string; right: boolean }[] }
  | { readonly kind: 'truth'; readonly answer: boolean }
  | { readonly kind: 'short'; readonly answers: string[] };

/** In Moodle an asterisk matches any text; a backslash before it makes it an ordinary sign. */
const literal = (text: string): string => text.replace(/\\\*/g, '*');

const TRUTH = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i;
const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/;
/** Parses `=right#feedback ~%50%half` into mark, weight in per cent and text. */
const answersIn = (body: string) =>
  [...body.matchAll(/([=~])([^=~]*)/g)].map(([, mark, rest = '']) => {
    const weight = WEIGHT.exec(rest)?.[1];
    const [words = ''] = rest.replace(WEIGHT, '').split('#');
    return {
      mark,
      right: weight === undefined ? mark === '=' : Number(weight) > 0,
      text: giftText(words),
    };
  });

const isNumber = (text: string): boolean => readNumber(text) !== undefined;

/** `1..5`, `3.14:0.01` or a number alone as the class reads it. */
const numberText = (answer: string): string | undefined => {
  const [from = '', to] = answer.split('..').map((part) => part.trim());
  if (to !== undefined) return isNumber(from) && isNumber(to) ? `${from} – ${to}` : undefined;
  const [value = '', tolerance] = answer.split(':').map((part) => part.trim());
  if (!isNumber(value)) return undefined;
  if (tolerance === undefined) return value;
  const most = readNumber(tolerance)?.value;
  if (most === undefined) return undefined;
  return most > 0 ? `${value} ± ${tolerance}` : value;
};

/** Numbers that earn points; what follows `~` is said of all others. */
const numbers = (body: string): Answers | ProblemCode => {
  const [rights = ''] = body.split('~');
  const answers = rights.includes('=')
    ? answersIn(rights).filter(({ right }) => right)
    : [{ text: giftText(rights.replace(WEIGHT, '').split('#')[0] ?? '') }];
  const known = answers.flatMap(({ text }) => numberText(text) ?? []);
  if (known.length < answers.length) return 'notANumber';
  return known.length === 0 ? 'noAnswer' : { kind: 'short', answers: known };
};

/** Parses the content of a question's braces, with its escapes hidden. */
const readAnswers = (body: string): Answers | ProblemCode => {
  if (body === '') return 'essay';
  const truth = TRUTH.exec(body)?.[1];
  if (truth) return { kind: 'truth', answer: /^t/i.test(truth) };
  if (body.startsWith('#')) return numbers(body.slice(1));
  const answers = answersIn(body).filter(({ text }) => text !== '');
  if (answers.length === 0) return 'noAnswer';
  if (answers.some(({ mark }) => mark === '~'))
    return { kind: 'choice', choices: answers.map(({ text, right }) => ({ text, right })) };
  if (answers.some(({ text }) => text.includes('->'))) return 'matching';
  const rights = answers.filter(({ right }) => right).map(({ text }) => literal(text));
  return rights.length === 0 ? 'noAnswer' : { kind: 'short', answers: rights };
};

/** The question made of a text and the content of its braces, both with their escapes hidden. */
const giftQuestion = (text: string, braces: string): Question | ProblemCode => {
  const [body = '', general] = braces.split('####');
  const answers = readAnswers(body.trim());
  if (typeof answers === 'string') return answers;
  const explanation = general === undefined ? '' : giftText(general);
  return { ...answers, text: giftText(text), ...(explanation && { explanation }) };
};

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
