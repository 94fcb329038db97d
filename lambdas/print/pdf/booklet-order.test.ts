import { describe, expect, it } from 'vitest';
import { bookletSides } from './booklet-order.ts';

describe('the sheets of a booklet', () => {
  it('have the first page on the right and the last on the left for left-to-right reading', () => {
    expect(bookletSides(8, 'ltr')).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
  });

  it('are mirrored for right-to-left reading', () => {
    const mirrored = bookletSides(8, 'ltr').map(([left, right]) => [right, left]);
    expect(bookletSides(8, 'rtl')).toEqual(mirrored);
  });

  it('have blank pages at the end, up to a multiple of four', () => {
    expect(bookletSides(5, 'ltr')).toEqual([
      [undefined, 0],
      [1, undefined],
      [undefined, 2],
      [3, 4],
    ]);
  });

  it.each([1, 4, 37, 64, 65, 81, 130, 300])(
    'contain each of %i pages once, in order when folded',
    (pages) => {
      const sides = bookletSides(pages, 'rtl');
      expect(sides).toHaveLength(Math.ceil(pages / 4) * 2);
      const shown = sides.flat().filter((page) => page !== undefined);
      expect(shown.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: pages }, (_, page) => page),
      );
    },
  );

  it('fold at most sixteen together, as evenly as possible', () => {
    // 33 sheets make three quires of eleven sheets, each with 22 sides.
    const sides = bookletSides(130, 'rtl');
    expect([sides[0], sides[22], sides[44]]).toEqual([
      [0, 43],
      [44, 87],
      [88, undefined],
    ]);
  });
});
