import { expect, it } from 'vitest';
import { levelGroups } from './level-groups.ts';

it('puts classes of one level together', () => {
  const names = ['1م1', '3م2', '1م2', '4AM 1', '4AM 2', '1 ع ت 3'];
  expect(levelGroups(names)).toEqual([['1م1', '1م2'], ['3م2'], ['4AM 1', '4AM 2'], ['1 ع ت 3']]);
});

it('puts classes without a level together', () => {
  expect(levelGroups(['A', 'B', 'Class 3'])).toEqual([['A', 'B', 'Class 3']]);
  expect(levelGroups([])).toEqual([]);
});
