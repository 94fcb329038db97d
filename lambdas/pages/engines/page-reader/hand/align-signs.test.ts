import { expect, it } from 'vitest';
import { NOTHING, OUTPUTS, SIGNS } from '../digits/alphabet.ts';
import { alignSigns } from './align-signs.ts';

/** Columns in which these signs are likely; `_` is nothing. */
const look = (signs: string, shares: readonly number[] = []) =>
  [...signs].map((sign, at) => {
    const row = new Float64Array(OUTPUTS).fill(1e-4);
    const output = sign === '_' ? NOTHING : SIGNS.findIndex((known) => known === sign);
    row[output] = shares[at] ?? 0.9;
    return row;
  });

it('finds the column in which each sign is clearest', () => {
  expect(alignSigns(look('_1_2_'), '12')).toEqual([1, 3]);
  expect(alignSigns(look('_111_', [0.9, 0.4, 0.8, 0.5, 0.9]), '1')).toEqual([2]);
  expect(alignSigns(look('1_1'), '11')).toEqual([0, 2]);
  expect(alignSigns(look('12'), '12')).toEqual([0, 1]);
  expect(alignSigns(look('_'), '')).toEqual([]);
});

it('finds no place for more signs than there are columns', () => {
  expect(alignSigns(look('12'), '11')).toBeUndefined();
  expect(alignSigns(look('1'), '12')).toBeUndefined();
  expect(alignSigns([], '1')).toBeUndefined();
});
