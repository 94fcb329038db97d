import { readNumber } from '#shared/draft/written-number.ts';
import { giftText } from './gift-text.ts';
import type { ProblemCode, Question } from './question.ts';

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
export const giftQuestion = (text: string, braces: string): Question | ProblemCode => {
  const [body = '', general] = braces.split('####');
  const answers = readAnswers(body.trim());
  if (typeof answers === 'string') return answers;
  const explanation = general === undefined ? '' : giftText(general);
  return { ...answers, text: giftText(text), ...(explanation && { explanation }) };
};
