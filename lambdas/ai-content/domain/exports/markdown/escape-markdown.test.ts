import { expect, it } from 'vitest';
import { escapeMarkdown } from './escape-markdown.ts';

it.each([
  ['نص عادي، 3/4 و -5.', 'نص عادي، 3/4 و -5.'],
  ['*a* _b_ `c` ~d~', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~'],
  ['[a](b) ![c](d)', '\\[a\\](b) !\\[c\\](d)'],
  ['<b>&amp; & &#60;', '\\<b\\>\\&amp; & \\&#60;'],
  ['a | b', 'a \\| b'],
  ['# h', '\\# h'],
  ['-5 and - 5', '-5 and - 5'],
  ['- item', '\\- item'],
  ['===', '\\==='],
  ['1. one', '1\\. one'],
  ['1) one', '1\\) one'],
  ['1.5 is one and a half', '1.5 is one and a half'],
  ['one\n\n    two\r\nthree', 'one\\\ntwo\\\nthree'],
  ['5\\$, 6\\$', '5\\$, 6\\$'],
  ['$\\frac{1}{2}$ *', '$\\frac{1}{2}$ \\*'],
  ['$a<b$', '$a\\lt b$'],
  ['$|x|+\\|v\\|$', '$\\vert x\\vert +\\Vert v\\Vert $'],
  ['$[a](b)$', '$[a] (b)$'],
  ['C:\\dir', 'C:\\\\dir'],
])('escapes %j', (prose, markdown) => expect(escapeMarkdown(prose)).toBe(markdown));

it('breaks lines in the requested way', () => {
  expect(escapeMarkdown('a\nb', '<br>')).toBe('a<br>b');
});
