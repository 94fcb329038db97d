import { expect, it } from 'vitest';
import { levelGroups } from './level-groups.ts';

it('puts classes of a level together', () => {
  const names = ['1م1', '3م2', '1م2', '4AM 1', '4AM 2', '1 ع ت 3'];
  expect(levelGroups(names)).toEqual([['1م1', '1م2'], ['3م2'], ['4AM 1', '4AM 2'], ['1 ع ت 3']]);
});

it('puts classes together that do not say their level', () => {
  expect(levelGroups(['A', 'B', 'Class 3'])).toEqual([['A', 'B', 'Class 3']]);
  expect(levelGroups([])).toEqual([]);
});
