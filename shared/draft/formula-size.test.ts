import { expect, it } from 'vitest';
import { isTooLargeFormula } from './formula-size.ts';
import { proseParts } from './prose.ts';

const matrix = (columns: number, rows: number, cell = 'x', name = 'matrix'): string =>
  `\\begin{${name}}${Array.from({ length: rows }, () => Array(columns).fill(cell).join('&')).join('\\\\')}\\end{${name}}`;
/** One wide row widens all others: 601 × 601 cells in 1.7 KB. */
const WIDE_AND_HIGH = `\\begin{matrix}${'&'.repeat(600)}${'\\\\'.repeat(600)}\\end{matrix}`;
const tower = (depth: number): string => `${'\\frac{1}{'.repeat(depth)}x${'}'.repeat(depth)}`;

it.each([
  ['a plain formula', 'x^{2}+\\frac{3}{4}=5'],
  ['cases', '\\begin{cases}x=1\\\\y=2\\end{cases}'],
  ['a table of a whole page', matrix(10, 30)],
  ['a matrix in a matrix', matrix(3, 3, matrix(3, 3))],
  ['a tower of a dozen fractions', tower(12)],
  ['escaped signs', '\\{'.repeat(300) + '\\&'.repeat(900)],
])('typesets %s', (_, latex) => {
  expect(isTooLargeFormula(latex)).toBe(false);
  expect(proseParts(`$${latex}$`)).toMatchObject([{ kind: 'formula', value: latex }]);
});

it.each([
  ['a matrix whose one wide row widens all', WIDE_AND_HIGH],
  ['a matrix that is not closed', WIDE_AND_HIGH.replace('\\end{matrix}', '')],
  [
    'an array with short row ends',
    `\\begin{array}{c}${'&'.repeat(100)}${'\\cr '.repeat(100)}\\end{array}`,
  ],
  ['matrices within a matrix', matrix(5, 5, matrix(5, 5))],
  ['inner rows between outer columns', matrix(40, 20, matrix(1, 2, '', 'pmatrix'))],
  ['a tower of fractions', tower(100)],
])('shows %s as it was written', (_, latex) => {
  expect(isTooLargeFormula(latex)).toBe(true);
  expect(proseParts(`$${latex}$`)).toMatchObject([{ kind: 'text', value: `$${latex}$` }]);
});
