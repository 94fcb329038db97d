import { giftText } from './gift-text.ts';
import type { ProblemCode, Question } from './question.ts';

type Answers =
  | { readonly kind: 'choice'; readonly choices: { text: string; right: boolean }[] }
  | { readonly kind: 'truth'; readonly answer: boolean }
  | { readonly kind: 'short'; readonly answers: string[] };

const TRUTH = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i;
const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/;
const NUMBER = String.raw`-?\d+(?:[.,]\d+)?`;
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*\.\.\s*(${NUMBER})$`);
const TOLERANCE = new RegExp(String.raw`^(${NUMBER})(?:\s*:\s*(${NUMBER}))?$`);

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

const numberText = (answer: string): string | undefined => {
  const [, from, to] = RANGE.exec(answer) ?? [];
  if (from && to) return `${from} – ${to}`;
  const [, value, tolerance] = TOLERANCE.exec(answer) ?? [];
  if (!value) return undefined;
  return tolerance && Number(tolerance) > 0 ? `${value} ± ${tolerance}` : value;
};

const numbers = (body: string): Answers | ProblemCode => {
  const words = body.includes('=')
    ? answersIn(body).map(({ text }) => text)
    : [body.split('#')[0]?.trim() ?? ''];
  const answers = words.map(numberText);
  const known = answers.filter((answer) => answer !== undefined);
  return known.length === answers.length ? { kind: 'short', answers: known } : 'notANumber';
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
  return { kind: 'short', answers: answers.map(({ text }) => text) };
};

/** The question made of a text and the content of its braces, both with their escapes hidden. */
export const giftQuestion = (text: string, braces: string): Question | ProblemCode => {
  const [body = '', general] = braces.split('####');
  const answers = readAnswers(body.trim());
  if (typeof answers === 'string') return answers;
  const explanation = general === undefined ? '' : giftText(general);
  return { ...answers, text: giftText(text), ...(explanation && { explanation }) };
};
