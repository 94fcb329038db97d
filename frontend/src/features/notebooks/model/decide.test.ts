import { expect, it } from 'vitest';
import { decide, decidedOf, takeOnly } from './decide.ts';

const sheet = '1م1';

it('adds a decision to those for the same class, and leaves other classes alone', () => {
  const other = { sheet: '1م2', leftOut: true } as const;
  const named = decide([other], { sheet }, { name: 'الأولى 1' });
  const choices = decide(named, { sheet }, { term: 2 });
  expect(choices).toEqual([other, { sheet, name: 'الأولى 1', term: 2 }]);
  expect(decidedOf(choices, { sheet })?.term).toBe(2);
});

it('distinguishes the classes of one sheet', () => {
  const choices = decide([], { sheet, class: 'A' }, { leftOut: true });
  expect(decide(choices, { sheet, class: 'B' }, { leftOut: true })).toHaveLength(2);
  expect(decidedOf(choices, { sheet })).toBeUndefined();
});

it('removes a choice once all its decisions are undone', () => {
  const choices = decide([], { sheet }, { leftOut: true });
  expect(decide(choices, { sheet }, { leftOut: undefined })).toEqual([]);
});

it('leaves out every class but one', () => {
  const all = [{ sheet }, { sheet: '1م2', class: 'A' }, { sheet: '1م2', class: 'B' }];
  const named = decide(decide([], all[1]!, { name: 'A1' }), all[0]!, { leftOut: true });
  const only = takeOnly(named, all[1]!, all);
  expect(only).toContainEqual({ ...all[1], name: 'A1' });
  expect(only.filter(({ leftOut }) => leftOut)).toEqual([
    { ...all[0], leftOut: true },
    { ...all[2], leftOut: true },
  ]);
});
