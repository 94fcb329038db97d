import { describe, expect, it } from 'vitest';
import type { Question } from '#shared/model/question.ts';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { plainWords } from './formula-words.ts';
import { parseQuestions } from './parse-questions.ts';
import { testSet } from './test-set.ts';

const parts = { id: 'q1', points: 1, reason: '' };
const played = (question: Question) => {
  const { questions, problems } = parseQuestions(
    testSet({ questions: [question], language: 'en' }, String),
  );
  expect(problems).toEqual([]);
  return questions.map((one) => one.question);
};

describe('a test turned into a quiz', () => {
  it('asks for one gap at a time, and leaves out what is answered on paper', () => {
    const set = testSet(mixedTests.en, (number) => `Question ${number}\nis not played`);
    const { questions, problems } = parseQuestions(set);
    expect(problems).toEqual([]);
    expect(questions.map(({ question }) => question)).toMatchObject([
      { kind: 'short', answers: ['evaporates', 'vaporises'] },
      { kind: 'short', answers: ['condenses'] },
      { kind: 'short', answers: ['56'] },
    ]);
    expect(set.match(/^\/\/ .*$/gm)).toEqual([
      '// Question 3 is not played',
      '// Question 4 is not played',
      '// Question 5 is not played',
    ]);
  });

  it('keeps all its questions, with the same keys', () => {
    const test = sampleTest(30);
    const { questions, problems } = parseQuestions(testSet(test, String));
    expect(problems).toEqual([]);
    expect(questions).toHaveLength(30);
    for (const [index, { question }] of questions.entries()) {
      const asked = test.questions[index];
      const right = asked?.kind === 'choice' && asked.options.find(({ id }) => id === asked.key);
      expect(question).toMatchObject({ kind: 'choice', explanation: asked?.reason });
      expect(question.kind === 'choice' && question.choices.filter((one) => one.right)).toEqual([
        { text: right && right.text, right: true },
      ]);
    }
  });

  it('keeps true and false, and every accepted short answer with its unit', () => {
    expect(played({ ...parts, kind: 'truth', stem: 'Ice floats.', answer: true })).toEqual([
      { kind: 'truth', text: 'Ice floats.', answer: true },
    ]);
    expect(
      played({
        ...parts,
        kind: 'short',
        stem: 'طول الضلع؟',
        answer: '12',
        variants: ['12,0'],
        unit: 'cm',
      }),
    ).toEqual([{ kind: 'short', text: 'طول الضلع؟', answers: ['12 cm', '12,0 cm'] }]);
  });

  it('keeps the tolerance of a number, and an asterisk', () => {
    const short = { ...parts, kind: 'short' as const, stem: 'How much?', variants: [] };
    expect(played({ ...short, answer: '5 000', tolerance: 0.00001, unit: 'm' })).toMatchObject([
      { answers: ['5 000 ± 0.00001 m'] },
    ]);
    for (const answer of ['3 * 4', 'a\\*b', '*'])
      expect(played({ ...short, answer })).toMatchObject([{ answers: [answer] }]);
  });

  it('keeps the figure of a question in a comment, which belongs to it alone', () => {
    const { clock } = sampleFigures.ar;
    const truth = { ...parts, kind: 'truth', stem: 'Is it morning?', answer: true } as const;
    const first = { ...truth, figure: clock };
    const text = testSet({ questions: [first, truth], language: 'ar' }, String);
    expect(text.split('\n')[0]).toBe(`// figure ar ${JSON.stringify(clock)}`);
    const figures = parseQuestions(text).questions.map(({ question }) => question.figure);
    expect(figures).toEqual([`ar ${JSON.stringify(clock)}`, undefined]);
  });

  it.each([
    'Is 2 = 2 {always}: 50% ~ # \\ true?',
    'What does <b> & &lt; mean?',
    'First line\nsecond line',
    '// no comment',
  ])('shows the same text as the test, whatever characters it contains: %j', (stem) => {
    expect(played({ ...parts, kind: 'truth', stem, answer: false })).toEqual([
      { kind: 'truth', text: stem, answer: false },
    ]);
  });
});

it.each([
  ['$\\frac{3}{4} \\times 8$', '3/4 × 8'],
  ['$\\frac{x + 1}{\\sqrt{16}}$', '(x + 1)/(√16)'],
  ['$x^2 + y^{10}$', 'x² + y¹⁰'],
  ['$25\\,\\%$ من 80', '25 % من 80'],
  ['\\$5', '$5'],
])('turns formulas into plain characters: %s', (prose, words) => {
  expect(plainWords(prose)).toBe(words);
});
