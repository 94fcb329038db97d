import { expect, it } from 'vitest';
import { formulaText, plainText } from './formula-text.ts';

it.each([
  ['\\frac{3}{4}+\\frac{1}{4}=1', '3/4 + 1/4 = 1'],
  ['\\frac{n(n+1)}{2}', '(n(n + 1))/2'],
  ['x^{2}-\\sqrt{16}=0', 'x^2 − √16 = 0'],
  ['\\sqrt[3]{x+1}', '3√(x + 1)'],
  ['x=-3', 'x = −3'],
  ['10^{-3}', '10^(−3)'],
  ['a_1', 'a_1'],
  ['\\sum_{i=1}^{n} i', '∑_(i = 1)^n i'],
  ["f'(x)", 'f′(x)'],
  ['90^\\circ', '90°'],
  ['\\overrightarrow{AB}', 'A\u20d7B\u20d7'],
  ['50\\ \\text{cm}', '50 cm'],
  ['2{,}5 \\times 3', '2,5 × 3'],
  ['\\lim_{x\\to 0} f(x)', 'lim_(x→0) f(x)'],
  ['\\lim_{x\\to -\\infty} f', 'lim_(x→−∞) f'],
  ['\\begin{cases}x=1\\\\y=2\\end{cases}', '{x = 1; y = 2'],
  ['\\unknown{x}', '\\unknown{x}'],
  ['\\frac{1}{2', '\\frac{1}{2'],
  ['\\def\\a{\\a\\a}\\a', '\\def\\a{\\a\\a}\\a'],
])('writes %j in words', (latex, text) => expect(formulaText(latex)).toBe(text));

it('fits into its sentence', () => {
  expect(plainText('كم يساوي $\\frac{1}{2}$؟')).toBe('كم يساوي 1/2؟');
});

it('writes nested powers without delay', () => {
  const latex = `${'x^{'.repeat(200)}x${'}'.repeat(200)}`;
  expect(formulaText(latex)).toBe(`${'x^('.repeat(199)}x^x${')'.repeat(199)}`);
});
