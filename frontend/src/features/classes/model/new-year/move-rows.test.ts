import { expect, it } from 'vitest';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { doubles, keyOfMove, moveRows } from './move-rows.ts';

const may = '2026-05-20T08:00:00.000Z';
const pupils = [{ id: 'p1', fullName: 'حداد سلمى' }];
const saved = (id: string, name: string, subject?: string): SavedClass => ({
  ...{ id, version: 1, name, ...(subject && { subject }), pupils },
  ...{ counts: { pupils: 1, girls: 0, boys: 0 }, keptAt: may, changedAt: may, keptUntil: may },
});
const listed = (name: string, subject?: string): ListedClass => ({
  ...{ name, ...(subject && { subject }), pupils },
});
const rowsOf = (ended: SavedClass[], lists: ListedClass[]) =>
  moveRows({ ended, listed: lists, inUse: new Set(), current: [], edits: new Map() });
const shown = (ended: SavedClass[], lists: ListedClass[]) =>
  rowsOf(ended, lists).map(({ last, name, subject, ticked }) =>
    [last ? 'moved' : 'new', name, subject, ticked ? 'ticked' : ''].filter(Boolean).join(' '),
  );

it('a subject of a class that only the file has is a class of its own', () => {
  const lists = [listed('3م1', 'الرياضيات'), listed('3م1', 'الفيزياء')];
  expect(shown([saved('a', '2م1', 'الرياضيات')], lists)).toEqual([
    'moved 3م1 الرياضيات ticked',
    'new 3م1 الفيزياء ticked',
  ]);
  // The class of a primary teacher has all subjects.
  expect(shown([saved('a', '2م1')], lists)).toEqual(['moved 3م1 ticked']);
});

it('two lists of one name in a file are both shown, and refused until one is left out', () => {
  const lists = [listed('3م1'), listed('3 م 1'), listed('3م2'), listed('3م2')];
  const rows = rowsOf([saved('a', '2م1')], lists);
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  expect(doubles(rows, []).size).toBe(4);
});

it('another list with the name that a saved class had at first is saved as a class of its own', () => {
  const other = { ...listed('3م1'), pupils: [{ id: 'p1', fullName: 'زروقي لينا' }] };
  const swapped = { ...listed('3 م 1'), pupils: [{ id: 'p1', fullName: 'سلمى حداد' }] };
  const [first, second, again] = [listed('3م1'), other, swapped]
    .flatMap((list) => rowsOf([], [list]))
    .map((row) => keyOfMove(row, '2026-2027'));
  expect(second).not.toBe(first);
  expect(again).toBe(first);
});
