import { expect, it } from 'vitest';
import { proseParts } from './prose.ts';

const text = (value: string) => ({ kind: 'text', value });
const formula = (value: string) => ({ kind: 'formula', value });

it.each([
  ['', []],
  ['لا شيء', [text('لا شيء')]],
  ['احسب $\\frac{3}{4}$ ثم', [text('احسب '), formula('\\frac{3}{4}'), text(' ثم')]],
  ['$$x^2$$', [formula('x^2')]],
  ['$a$$b$', [formula('a'), formula('b')]],
  ['5\\$ and 6\\$', [text('5$ and 6$')]],
  ['5$ alone', [text('5$ alone')]],
  ['one $\nline$ each', [text('one $\nline$ each')]],
  ['$x = 5\\$$', [formula('x = 5\\$')]],
  ['$ $', [text('$ $')]],
  ['$\\def\\a#1{#1#1}\\a{\\a{x}}$', [text('$\\def\\a#1{#1#1}\\a{\\a{x}}$')]],
  [
    '$\\newcommand{\\b}{x}$ $\\left(x\\right)$',
    [text('$\\newcommand{\\b}{x}$ '), formula('\\left(x\\right)')],
  ],
  ['C:\\dir', [text('C:\\dir')]],
  ['$x \\in \\{1;2\\}$,', [formula('x \\in \\{1;2\\}'), text(',')]],
  ['2$\\pi r$', [text('2'), formula('\\pi r')]],
  ['($x$)$y$', [text('('), formula('x'), text(')'), formula('y')]],
  ['$$ x^2 $$', [formula('x^2')]],
  ['$x+y$z', [formula('x+y'), text('z')]],
  ['$5 and $x$', [text('$5 and '), formula('x')]],
  ['$5 and 6$, $x$', [text('$5 and 6$, '), formula('x')]],
])('treats %j as prose', (prose, parts) => expect(proseParts(prose)).toMatchObject(parts));

it.each([
  ...['5', '5 + 6', '5 cm + 6', '12 mod 5', '2 AB + 3 CD = 5', '5 \\text{ and } 6', ']2;5['],
  ...['5 \\text{ كتب } 6', 'x and 6', '-5 < x', '3 س + 5', "f'", '.5', '1, 2, 3', '5 km = 5000 m'],
])('reads %j between dollar signs as a formula', (latex) => {
  expect(proseParts(`$${latex}$`)).toMatchObject([formula(latex)]);
});

it.each([
  'A pen costs $5 and a book costs $6. How much do both cost?',
  'ثمن القلم 5$ وثمن الكتاب 6$.',
  'ثمن القلم ٥$، والكتاب ٦$؟',
  'from US$5 to US$6',
  'from $5-$6 or $5/$6 to ($7)',
  '5$, 6$ ou (7$)',
  '5$-6$, 5$/6$',
  'costs 5$US, or 6$US',
  '$x$5 and $x$٥',
  '$x $ and $ x$',
  '$x\u00a0$',
  '$',
  '$$',
  '$$$',
  '$$$$',
  '$$x$$5',
  'one $5\nand two $6',
  '$5 and 6$',
  'costs $5 or 6$. Then pay',
  'de $5 à 6$, ou $5 et 6$',
  'بين $5 و 6$ أو $5 إلى 6$',
  '-$5, then $5.50 each and 6$/kg',
  '$5/kg and 6$/kg',
  'US$5 and 6 US$',
  'The price ($), the cost ($)',
  '«$» و«$»، "$" and "$"',
  'in $, € or £ ($)',
  'echo $HOME/bin:$PATH, $sum=$a+$b or $name.$age',
])('reads the dollar signs of %j as text', (prose) => {
  expect(proseParts(prose)).toMatchObject([text(prose)]);
});

it('keeps a text as it is written', () => {
  const prose = 'for \\$5: $$ x $$, $5 and $y$';
  expect(proseParts(prose).map(({ written }) => written)).toEqual([
    'for \\$5: ',
    '$$ x $$',
    ', $5 and ',
    '$y$',
  ]);
});
