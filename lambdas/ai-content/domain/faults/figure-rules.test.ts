import { describe, expect, it } from 'vitest';
import type { Figure } from '#shared/model/figure.ts';
import type { Question } from '#shared/model/question.ts';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import { sampleTests } from '#test/support/sample-drafts/tests.ts';
import { figureFaults } from './figure-rules.ts';

const { clock, fraction, barChart, triangle, angle, coordinateGrid, numberLine } = sampleFigures.en;

/** The rules that a question of a model's test breaks. */
const rulesOf = (stem: string, answer: string, figure?: Figure): string[] => {
  const question: Question = {
    ...{ kind: 'short', id: 'q1', stem, points: 1, reason: '', answer, variants: [] },
    ...(figure && { figure }),
  };
  const { sourceText: _, ...test } = sampleTests.en;
  return figureFaults({ ...test, drafter: 'model', questions: [question] }).map(({ rule }) => rule);
};

describe('a figure and the key of its question', () => {
  it.each<[Figure, string, string, string]>([
    [clock, 'What time does the clock show?', '10:20', '04:50'],
    [clock, 'ما الوقت الذي تشير إليه الساعة؟', '10 سا 20', '11:20'],
    [fraction, 'What fraction of the disc is shaded?', '3/8', '5/8'],
    [fraction, 'What fraction of the disc is not shaded?', '$\\frac{5}{8}$', '$\\frac{3}{8}$'],
    [fraction, 'Quelle fraction du disque est coloriée\u00a0?', '3/8', '5/8'],
    [fraction, 'Quelle fraction du disque n’est pas coloriée\u00a0?', '5/8', '3/8'],
    [barChart, 'Quelle est la moyenne du nombre de livres\u00a0?', '11,33', '12'],
    [triangle, 'Quel est le périmètre du triangle\u00a0?', '12 cm', '10 cm'],
    [fraction, 'ما الكسر الذي يمثله الجزء المظلل؟', '$\\frac{3}{8}$', '$\\frac{3}{5}$'],
    [barChart, 'What is the mean number of books a day?', '11.33', '12'],
    [barChart, 'How many books were lent altogether?', '34', '43'],
    [barChart, 'On which day were the most books lent?', 'Tuesday', 'Sunday'],
    [barChart, 'On which day were the fewest books lent?', 'Monday', 'Sunday'],
    [triangle, 'How long is the side BC?', '5 cm', '7 cm'],
    [triangle, 'What is the perimeter of the triangle?', '12 cm', '10 cm'],
    [angle, 'Measure the angle.', '65°', '115°'],
    [coordinateGrid, 'What are the coordinates of M?', '(2, -1)', '(-1, 2)'],
    [numberLine, 'Which number is at the point A?', '1,5', '6'],
  ])('must agree: $kind', (figure, stem, right, wrong) => {
    expect(rulesOf(stem, right, figure)).toEqual([]);
    expect(rulesOf(stem, wrong, figure)).toEqual(['figure-wrong']);
  });

  it.each<[Figure, string, string]>([
    [clock, 'The film lasts 90 minutes. When does it end?', '11:50'],
    [fraction, 'How many parts are shaded?', '3'],
    [barChart, 'How many more books were lent on Sunday than on Monday?', '5'],
    [triangle, 'What is the area of the triangle?', '6 cm²'],
    [triangle, 'Why is it a right triangle?', 'its angle at A is 90°'],
  ])('are left to the solver if words leave a doubt', (figure, stem, answer) => {
    expect(rulesOf(stem, answer, figure)).toEqual([]);
  });
});

describe('a question that speaks of a figure', () => {
  it.each([
    'Look at the figure. What fraction is shaded?',
    'The chart shows how many books were lent. Which day had the most?',
    'Observe la figure. Quelle fraction est coloriée\u00a0?',
    'لاحظ الشكل المقابل. ما الكسر الذي يمثله الجزء المظلل؟',
  ])('needs one: %s', (stem) => {
    expect(rulesOf(stem, 'x')).toEqual(['figure-missing']);
    expect(rulesOf(stem, 'x', fraction)).toEqual([]);
  });

  it.each(['A clock costs 400 DA. How much do three clocks cost?', 'ما شكل الأرض؟'])(
    'is not any that names one: %s',
    (stem) => {
      expect(rulesOf(stem, 'x')).toEqual([]);
    },
  );
});
