import { expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

const numbersIn = (text: string): string[] =>
  textRuns(text).flatMap((run) => (run.isNumber ? [run.text] : []));

it.each([
  ['ناتج 2 + 3 = 5 هو', ['2 + 3 = 5']],
  ['احسب 12 cm² ثم 3/4', ['12 cm²', '3/4']],
  ['درجة الحرارة −4 °C، والنسبة 25%.', ['−4 °C', '25%']],
  ['العدد 4,5 أو 4.5', ['4,5', '4.5']],
  ['ما ناتج 7 × 8 = ؟', ['7 × 8 =']],
  ['لا أعداد هنا', []],
])('keeps numbers and the signs between them left to right: %s', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

it('keeps every character of a text', () => {
  const text = 'من 1 إلى 10، و5-3';
  expect(
    textRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});
