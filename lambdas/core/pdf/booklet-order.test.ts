import { describe, expect, it } from 'vitest';
import { bookletSides } from './booklet-order.ts';

describe('the sides of a booklet', () => {
  it('has the first page at the right and the last at the left where reading goes to the right', () => {
    expect(bookletSides(8, 'ltr')).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
  });

  it('is the mirror image where reading goes to the left', () => {
    const mirrored = bookletSides(8, 'ltr').map(([left, right]) => [right, left]);
    expect(bookletSides(8, 'rtl')).toEqual(mirrored);
  });

  it('has blank pages at the end, to a multiple of four', () => {
    expect(bookletSides(5, 'ltr')).toEqual([
      [undefined, 0],
      [1, undefined],
      [undefined, 2],
      [3, 4],
    ]);
  });

  it.each([1, 4, 37, 64, 65, 81, 130, 300])(
    'has each of %i pages once, in order when folded',
    (pages) => {
      const sides = bookletSides(pages, 'rtl');
      expect(sides).toHaveLength(Math.ceil(pages / 4) * 2);
      const shown = sides.flat().filter((page) => page !== undefined);
      expect(shown.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: pages }, (_, page) => page),
      );
    },
  );

  it('folds at most sixteen sheets together, as evenly as can be', () => {
    // 33 sheets make three quires of eleven sheets, each with 22 sides.
    const sides = bookletSides(130, 'rtl');
    expect([sides[0], sides[22], sides[44]]).toEqual([
      [0, 43],
      [44, 87],
      [88, undefined],
    ]);
  });
});
