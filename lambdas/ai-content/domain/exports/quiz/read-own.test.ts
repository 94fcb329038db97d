import { describe, expect, it } from 'vitest';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { gapParts } from '#shared/draft/questions/gap.ts';
import type { Test } from '#shared/model/draft.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { Question } from '#shared/model/question.ts';
import type { FoundQuestion } from '#shared/question-files/found-question.ts';
import { readQuestionFile } from '#shared/question-files/read-question-file.ts';
import { seeded } from '#shared/seeded.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { hostileTexts } from '#test/support/sample-drafts.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { toGift } from './gift.ts';
import { toMoodleXml } from './moodle-xml.ts';
import { qti12 } from './qti12.ts';
import { qti21 } from './qti21.ts';
import { toQuiz, type Quiz } from './quiz.ts';
import { zipPackage } from './zip-package.ts';

const writers: Readonly<Record<string, (quiz: Quiz) => Uint8Array>> = {
  'Moodle XML': (quiz) => new TextEncoder().encode(toMoodleXml(quiz)),
  GIFT: (quiz) => new TextEncoder().encode(toGift(quiz)),
  'QTI 1.2': (quiz) => zipPackage(qti12(quiz)),
  'QTI 2.1': (quiz) => zipPackage(qti21(quiz)),
};

const WORDS = [
  'water',
  'الماء',
  'l’été',
  '$x^2+1$',
  '$\\frac{a}{b}$',
  '5 < 6 & 7 > 2',
  '«نعم»',
  'élève',
  '12,5',
  'H₂O',
  '3 * 4',
  ...hostileTexts.filter((text) => !text.includes('$') && !text.includes('\n')),
];

/** A random test of every kind of question, with texts that are markup elsewhere. */
function randomTest(language: DraftLanguage, seed: number, count: number): Test {
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  const word = () => WORDS[below(WORDS.length)] ?? '';
  const words = () => Array.from({ length: 1 + below(4) }, word).join(' ');
  const distinct = (length: number) =>
    Array.from({ length }, (_, index) => `${words()} ${index + 1}`);
  const inGap = () =>
    word()
      .replace(/[[\]|$\\]/g, ' ')
      .trim();
  const questions = Array.from({ length: count }, (_, index): Question => {
    const common = {
      id: `q${index + 1}`,
      stem: `${words()} ${index}`,
      points: 1 + below(8) / 4,
      reason: below(2) ? words() : '',
    };
    switch (below(7)) {
      case 0: {
        const options = distinct(2 + below(5)).map((text, at) => ({ id: `o${at + 1}`, text }));
        return { kind: 'choice', ...common, options, key: `o${1 + below(options.length)}` };
      }
      case 1:
        return { kind: 'truth', ...common, answer: random() < 0.5 };
      case 2:
        return { kind: 'short', ...common, answer: words(), variants: below(2) ? [words()] : [] };
      case 3: {
        const answer = String(below(1000) / 4);
        return { kind: 'short', ...common, answer, variants: [], tolerance: (1 + below(9)) / 8 };
      }
      case 4:
        // Moodle's gaps have whole points.
        return {
          kind: 'gap',
          ...common,
          points: 2,
          text: `${words()} [[${inGap()}]] and [[b|c]] ${words()}`,
        };
      case 5: {
        const pairs = distinct(2 + below(4)).map((left, at) => ({
          id: `p${at + 1}`,
          left,
          right: `${words()} (${at + 1})`,
        }));
        return { kind: 'matching', ...common, pairs };
      }
      default:
        return { kind: 'ordering', ...common, items: distinct(2 + below(4)) };
    }
  });
  return { ...mixedTests[language], sourceText: undefined, task: undefined, questions };
}

/** GIFT has no points, and makes each gap a question: both are said before the export. */
const heldBy = (format: string, test: Test): Test => ({
  ...test,
  questions: test.questions
    .filter(({ kind }) => format !== 'GIFT' || kind !== 'gap')
    .map((question) => (format === 'GIFT' ? { ...question, points: 1 } : question)),
});

/** GIFT writes `->` as an arrow in what pupils type or choose, which is said before the export. */
const withArrows = (key: unknown): unknown =>
  typeof key === 'string'
    ? key.replaceAll('->', '→')
    : Array.isArray(key)
      ? key.map((each: unknown) => (Array.isArray(each) ? [each[0], withArrows(each[1])] : each))
      : key;

/** A text as it is read: the same words and formulas, whatever the spaces and marks of direction. */
const seen = (text: string): string =>
  plainText(text)
    .replace(/[\u200e\u200f\u2066-\u2069\s]/g, '')
    .replaceAll('’', "'");

const keyOf = (question: Question): unknown => {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ id, text }) => [seen(text), id === question.key]);
    case 'truth':
      return question.answer;
    case 'short':
      return question.tolerance === undefined
        ? seen(question.answer)
        : [Number(question.answer), question.tolerance];
    case 'gap':
      return gapParts(question.text).map(({ words, answers }) => seen(words ?? answers[0] ?? ''));
    case 'matching':
      return question.pairs.map(({ left, right }) => [seen(left), seen(right)]);
    case 'ordering':
      return question.items.map(seen);
    case 'open':
      return '';
  }
};

/** What a format without an order makes of it: each text and its place. */
const asPlaces = (question: Question): Question =>
  question.kind === 'ordering'
    ? {
        ...question,
        kind: 'matching',
        pairs: question.items.map((left, at) => ({ id: `p${at}`, left, right: String(at + 1) })),
      }
    : question;

/** A gap's words come after those of the question. */
const withStem = (question: Question): Question =>
  question.kind === 'gap' && question.stem !== ''
    ? { ...question, stem: '', text: `${question.stem}\n${question.text}` }
    : question;

const read = (found: FoundQuestion): Question => {
  if (!found.question || found.question.kind === 'several')
    throw new Error(`${found.number}: ${found.refused}`);
  return found.question;
};

describe.each(draftLanguages)('a test in %s', (language) => {
  it.each(Object.keys(writers))('is read again as it was written in %s', (format) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const test = heldBy(format, randomTest(language, seed, 60));
      const bytes = writers[format]?.(toQuiz(test, {})) ?? new Uint8Array();
      const { questions } = readQuestionFile(bytes, inflate);
      const found = questions.map(read);
      expect(found.map(({ kind }) => kind).length).toBe(test.questions.length);
      test.questions.forEach((question, index) => {
        const expected = withStem(format === 'QTI 2.1' ? question : asPlaces(question));
        const got = found[index];
        const where = `${format} ${language} ${seed} ${index} ${JSON.stringify(question)}`;
        expect(got?.kind, where).toBe(expected.kind);
        if (!got) return;
        expect(got.points, where).toBe(expected.points);
        expect(seen(got.stem), where).toBe(seen(expected.stem));

        const key = keyOf(expected);
        expect(keyOf(got), where).toEqual(format === 'GIFT' ? withArrows(key) : key);
      });
    }
  });
});
