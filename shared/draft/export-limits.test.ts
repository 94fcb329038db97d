import { expect, it } from 'vitest';
import type { DraftLanguage } from '../model/locale.ts';
import type { Question, QuestionOf } from '../model/question.ts';
import { sampleTests } from '#test/support/sample-drafts/tests.ts';
import type { QuizFormat } from './export-formats.ts';
import { limitsOfExport } from './export-limits.ts';

const common = { id: 'q1', stem: '?', points: 1, reason: '' };
const short = (answer: string, more: Partial<QuestionOf<'short'>> = {}): Question => ({
  ...{ ...common, kind: 'short', answer, variants: [] },
  ...more,
});
const gap = (text: string, points: number): Question => ({ ...common, kind: 'gap', points, text });

it.each<[string, QuizFormat, Question, string[], DraftLanguage?]>([
  ['a word', 'moodle', short('evaporation'), []],
  ['points in GIFT', 'gift', short('evaporation'), ['points']],
  ['a number with a tolerance', 'qti21', short('5 000', { tolerance: 1 }), ['numbers']],
  ['an exact number', 'qti12', short('12', { tolerance: 0 }), ['writings']],
  ['a tolerance around words', 'moodle', short('about five', { tolerance: 1 }), ['tolerance']],
  [
    'words beside a number',
    'moodle',
    short('5', { tolerance: 1, variants: ['five'] }),
    ['numbers', 'words'],
  ],
  [
    'another unit beside a number',
    'qti21',
    short('1 km', { tolerance: 0.1, variants: ['1000 m'] }),
    ['numbers', 'words'],
  ],
  [
    'a tiny tolerance in Moodle',
    'moodle',
    short('1,6e-19', { tolerance: 1e-20 }),
    ['numbers', 'small'],
    'fr',
  ],
  ['a tiny tolerance in QTI', 'qti21', short('1,6e-19', { tolerance: 1e-20 }), ['numbers'], 'fr'],
  ['a comma in English', 'qti21', short('12,000'), ['thousands']],
  ['a comma in French', 'qti21', short('12,000'), [], 'fr'],
  ['an arrow in GIFT', 'gift', short('A->B'), ['points', 'arrow']],
  ['an arrow elsewhere', 'moodle', short('A->B'), []],
  ['gaps with whole points', 'moodle', gap('[[a]] [[b]]', 4), []],
  ['gaps with halves of points', 'moodle', gap('[[a]] [[b]]', 3), ['gaps']],
  ['gaps in GIFT', 'gift', gap('[[a]] [[b]]', 4), ['points', 'gaps']],
  ['gaps in QTI', 'qti21', gap('[[a]] [[b]]', 3), []],
  ['a gap in a formula', 'qti21', gap('So $x = [[4]]$.', 1), ['person']],
  ['a text without a gap', 'moodle', gap('No gap.', 1), ['person']],
  ['an unfinished answer', 'moodle', short(' '), ['person']],
  ['an order', 'qti12', { ...common, kind: 'ordering', items: ['a', 'b'] }, ['order']],
])('%s: %s', (_, format, question, limits, language = 'en') => {
  const draft = { ...sampleTests.en, language, questions: [question] };
  expect(limitsOfExport(draft, format)).toEqual(limits.map((limit) => ({ limit, numbers: [1] })));
});

it('names the questions by their numbers', () => {
  const questions = [
    short('a'),
    short('5', { tolerance: 1 }),
    short('b'),
    short('6', { tolerance: 1 }),
  ];
  expect(limitsOfExport({ ...sampleTests.en, questions }, 'moodle')).toEqual([
    { limit: 'numbers', numbers: [2, 4] },
  ]);
});
