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
])('treats %j as prose', (prose, parts) => expect(proseParts(prose)).toEqual(parts));
