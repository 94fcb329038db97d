import { beforeAll, describe, expect, it } from 'vitest';
import type { Direction } from '../../../shared/model/locale.ts';
import { isolate, isolateNumbers } from './direction.ts';
import { inPackages, loadTypefaces } from './load-typefaces.ts';
import { inReadingOrder } from './reading-order.ts';
import type { TextPiece } from './reading-order.ts';
import type { Typeface } from './typeface.ts';

let typeface: Typeface;
beforeAll(async () => {
  typeface = (await loadTypefaces(inPackages)).regular;
});

/** The text of a piece's glyphs, which stand the other way round in Arabic and its signs. */
const textOf = ({ glyphs }: TextPiece): string => {
  const texts = glyphs.map(({ text }) => text);
  const isLatin = texts.some((text) => /[\p{Script=Latin}\p{Nd}]/u.test(text));
  return (isLatin ? texts : texts.reverse()).join('');
};
const endOf = ({ x, glyphs }: TextPiece): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, x);

describe('inReadingOrder', () => {
  it.each<[Direction, string, string[]]>([
    ['rtl', 'مرابط وائل', ['مرابط ', 'وائل']],
    ['rtl', 'بن علي فاطمة الزهراء', ['بن ', 'علي ', 'فاطمة ', 'الزهراء']],
    ['rtl', 'بن علي Yasmine Zoé', ['بن ', 'علي ', 'Yasmine Zoé']],
    ['rtl', 'مُحَمَّد عَلِي', ['مُحَمَّد ', 'عَلِي']],
    ['rtl', 'الفصل 1 من 3', ['الفصل ', '1', ' من ', '3']],
    ['rtl', '2م3', ['2', 'م', '3']],
    ['rtl', 'السنة الدراسية: 2024/2025', ['السنة ', 'الدراسية', ': ', '2024/2025']],
    ['rtl', 'الأستاذ(ة)', ['الأستاذ(ة', ')']],
    ['rtl', '10,25', ['10,25']],
    ['ltr', '-3,5', ['-3,5']],
    ['ltr', 'Marks: first term, 12', ['Marks: first term, 12']],
    ['ltr', `Class ${isolate('2م3')} (2024)`, ['Class ', '2', 'م', '3', ' (2024)']],
    ['ltr', 'حداد بلال', ['حداد ', 'بلال']],
    ['rtl', ' ', [' ']],
    ['rtl', '', []],
  ])('gives a line (%s) as it is read: %s', (base, text, expected) => {
    const pieces = inReadingOrder(isolateNumbers(text), base, typeface);
    expect(pieces.map(textOf)).toEqual(expected);
  });

  it('leaves each piece where it is seen: they fill the line, the first Arabic word at the right', () => {
    const pieces = inReadingOrder('الفصل الأول 12 تلميذا', 'rtl', typeface);
    const [first] = pieces;
    const seen = pieces.toSorted((a, b) => a.x - b.x);
    expect(seen.at(-1)).toBe(first);
    expect(seen.map(({ x }) => x)).toEqual([0, ...seen.slice(0, -1).map(endOf)]);
  });
});
