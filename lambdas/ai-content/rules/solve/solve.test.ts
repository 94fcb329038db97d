import type { DraftLanguage } from '#shared/model/locale.ts';
import { describe, expect, it } from 'vitest';
import { solve } from './solve.ts';

const sourceText =
  'Algiers is the capital of the country. Oxygen fills the lungs. The war ended in 1962.';
const question = (
  kind: 'choice' | 'truth' | 'short',
  stem: string,
  options?: readonly string[],
) => ({ id: 'q1', kind, stem, ...(options && { options: [...options] }) });

const solved = (
  asked: ReturnType<typeof question>,
  given: { language?: DraftLanguage; sourceText?: string } = {},
) => solve({ task: 'solve', language: 'en', ...given, questions: [asked] }).solutions[0]?.answer;

describe('solving questions without their keys', () => {
  it.each([
    ['What is $\\frac{2}{3} + \\frac{1}{4}$?', '11/12'],
    ['What is the solution of the equation $3x - 5 = 2x + 4$?', '9'],
    ['What is $15\\%$ of 200?', '30'],
    ['A coat costs 400 DA and is reduced by $25\\%$. What is the new price?', '300'],
    ['How much is 3.5 km in m?', '3500'],
    ['What is the area of a triangle with a base of 6 cm and a height of 5 cm?', '15'],
    ['If $2^{3} \\times 2^{4} = 2^{n}$, what is the value of $n$?', '7'],
    ['What is $-3 - (-5) \\times 2$?', '7'],
  ])('calculates the answer: %s', (stem, answer) => {
    expect(solved(question('short', stem))).toBe(answer);
  });

  it('calculates in Arabic, with units and commas in the formulas', () => {
    const stem = 'ما ناتج تحويل $3{,}5\\,\\text{km}$ إلى $\\text{m}$؟';
    const options = ['$350\\,\\text{m}$', '$3500\\,\\text{m}$'];
    expect(solved(question('choice', stem, options), { language: 'ar' })).toBe(options[1]);
    const claim = 'ناتج $\\frac{1}{2} + \\frac{1}{3}$ هو $\\frac{2}{5}$.';
    expect(solved(question('truth', claim), { language: 'ar' })).toBe('false');
  });

  it.each([
    ['choice', 'Choose: “______ fills the lungs.”', 'Oxygen'],
    ['choice', 'Choose: “Algiers is the ______ of the country.”', 'capital'],
    ['truth', 'The war ended in 1962.', 'true'],
    ['truth', 'The war ended in 1954.', 'false'],
    ['short', 'In which year did the war end?', '1962'],
  ] as const)('finds the answer in the source text: %s, %s', (kind, stem, answer) => {
    const options = kind === 'choice' ? ['Helium', 'Oxygen', 'capital', 'port'] : undefined;
    expect(solved(question(kind, stem, options), { sourceText })).toBe(answer);
  });

  it.each([
    [
      'short',
      'Two angles side by side make a straight angle. One measures 65°. How large is the other?',
      '115',
    ],
    [
      'short',
      'Deux angles adjacents forment un tour complet. L’un mesure 100°. Combien mesure l’autre ?',
      '260',
    ],
    [
      'choice',
      'في المثلث $ABC$، قيس الزاوية $A$ هو 40° وقيس الزاوية $B$ هو 60°. ما قيس الزاوية $C$؟',
      '80°',
    ],
    ['choice', 'ما نوع زاوية قيسها 120°؟', 'منفرجة'],
    [
      'truth',
      'If two angles side by side make a right angle and one measures 30°, the other measures 60°.',
      'true',
    ],
    [
      'truth',
      'Le triangle $EFG$ est isocèle en $E$, où l’angle mesure 40° : l’angle en $F$ mesure donc 40°.',
      'false',
    ],
  ] as const)(
    'knows what angles sum to, and what they are called: %s, %s',
    (kind, stem, answer) => {
      const options = ['80°', '100°', 'منفرجة', 'حادة'];
      expect(solved(question(kind, stem, kind === 'choice' ? options : undefined))).toBe(answer);
    },
  );

  it('does not calculate with the degrees of an angle it cannot tell', () => {
    expect(
      solved(question('short', 'An angle of 30° is turned. How large is it?')),
    ).toBeUndefined();
  });

  it.each([
    ['of what only a lesson knows', 'Who discovered penicillin?'],
    ['of several parts', 'Answer:\n1) What is $1 + 1$?\n2) What is $2 + 2$?'],
  ])('leaves out what rules cannot solve: %s', (_, stem) => {
    expect(solved(question('short', stem))).toBeUndefined();
  });
});
