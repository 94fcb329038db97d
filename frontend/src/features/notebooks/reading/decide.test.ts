import { expect, it } from 'vitest';
import { decide, decidedOf } from './decide.ts';

const sheet = '1م1';

it('adds to what was decided of a class, and leaves the others', () => {
  const other = { sheet: '1م2', leftOut: true } as const;
  const named = decide([other], { sheet }, { name: 'الأولى 1' });
  const choices = decide(named, { sheet }, { term: 2 });
  expect(choices).toEqual([other, { sheet, name: 'الأولى 1', term: 2 }]);
  expect(decidedOf(choices, { sheet })?.term).toBe(2);
});

it('tells the classes of one sheet apart', () => {
  const choices = decide([], { sheet, class: 'A' }, { leftOut: true });
  expect(decide(choices, { sheet, class: 'B' }, { leftOut: true })).toHaveLength(2);
  expect(decidedOf(choices, { sheet })).toBeUndefined();
});

it('is no choice any more once all of it is taken back', () => {
  const choices = decide([], { sheet }, { leftOut: true });
  expect(decide(choices, { sheet }, { leftOut: undefined })).toEqual([]);
});
