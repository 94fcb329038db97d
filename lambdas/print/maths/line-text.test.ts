import { expect, it } from 'vitest';
import { lineText } from './line-text.ts';

it.each([
  ['المتتالية $u_{n+1} = 2u_n$', 'المتتالية \u2066u_(n + 1) = 2u_n\u2069'],
  ['$x^2 + y^3 = z^{10}$', '\u2066x² + y³ = z^10\u2069'],
  ['$x \\mapsto x^2$', '\u2066x→x²\u2069'],
  ['(AB) // (CD), 5 $', '(AB) // (CD), 5 $'],
])('writes %j in a line', (text, line) => expect(lineText(text)).toBe(line));
