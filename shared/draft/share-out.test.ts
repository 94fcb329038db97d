import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

it('divides everything by the weights, and gives each part at least one', () => {
  expect(shareOut([1, 1, 1], 80)).toEqual([26, 27, 27]);
  expect(shareOut([3, 1], 80)).toEqual([60, 20]);
  expect(shareOut([1, 1, 1], 2)).toEqual([0, 1, 1]);
  expect(shareOut([NaN, Infinity, 1], 3)).toEqual([1, 1, 1]);
  const weights = fc.array(fc.double(), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(weights, fc.nat(200), (given, more) => {
      const total = given.length + more;
      const shares = shareOut(given, total);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
    }),
  );
});
