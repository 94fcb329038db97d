import { expect, it } from 'vitest';
import { drawnSigns } from '#shared/paper/letters.ts';
import { drawnSymbol } from './drawn-symbols.ts';

it('the signs that the site takes for printable are those that are drawn', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const drawn = signs.filter((sign) => drawnSymbol(sign, 10) !== undefined);
  expect(drawn.toSorted()).toEqual([...drawnSigns].toSorted());
});
