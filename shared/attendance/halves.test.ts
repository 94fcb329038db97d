import { describe, expect, it } from 'vitest';
import type { Roll } from '../model/attendance.ts';
import { halvesOf, moveBorder, toBeCalled } from './halves.ts';

const at = '2026-11-22T08:00:00.000Z';
const list = ['a', 'b', 'c', 'd', 'e'];

const taken = (called: string, half?: 1 | 2): Roll => ({
  taken: { at, pupils: [...called], ...(half && { half }) },
  marks: {},
});
const firstOf = (rolls: Record<string, Roll>, key = '2026-11-29-2', pupils = list): string =>
  [...halvesOf(pupils, rolls, key)].flatMap(([pupil, half]) => (half === 1 ? pupil : [])).join('');

describe('the halves of a class', () => {
  it('are the first and the second half of the list before a roll says who is in them', () => {
    expect(firstOf({})).toBe('abc');
    // A roll of the whole class, one taken back, and one that is only tapped, say nothing of halves.
    expect(
      firstOf({
        '2026-11-22-2': taken('ab'),
        '2026-11-23-2': { taken: { at, pupils: [], half: 1 }, marks: {} },
        '2026-11-24-2': { marks: { a: { sign: 'absent', at } } },
      }),
    ).toBe('abc');
  });

  it('are those whom the last taken roll of a half called, and the others', () => {
    expect(firstOf({ '2026-11-15-2': taken('ab', 1), '2026-11-22-2': taken('ae', 1) })).toBe('ae');
    expect(firstOf({ '2026-11-22-2': taken('ab', 2) })).toBe('cde');
    // A roll of last week that is called late takes the halves of then.
    const rolls = { '2026-11-15-2': taken('ab', 1), '2026-11-22-2': taken('ae', 1) };
    expect(firstOf(rolls, '2026-11-20-2')).toBe('ab');
    expect(firstOf(rolls, '2026-11-01-2')).toBe('ab');
  });

  it('have each pupil once: who changed halves is in the later one, who joined is with the pupil before', () => {
    const rolls = { '2026-11-22-2': taken('abc', 1), '2026-11-23-2': taken('cde', 2) };
    expect(firstOf(rolls)).toBe('ab');
    expect(firstOf(rolls, '2026-11-29-2', ['n', 'a', 'b', 'm', 'c', 'o', 'd', 'e'])).toBe('nabm');
  });

  it('move by a border, which leaves no half empty', () => {
    expect(moveBorder(list, ['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c', 'd']);
    expect(moveBorder(list, ['a', 'b', 'c'], -1)).toEqual(['a', 'b']);
    expect(moveBorder(list, ['a'], -1)).toEqual(['a']);
    expect(moveBorder(list, ['a', 'b', 'c', 'd'], 1)).toEqual(['a', 'b', 'c', 'd']);
    expect(moveBorder(['a'], ['a'], 1)).toEqual(['a']);
  });
});

describe('whom a roll calls', () => {
  const key = '2026-11-29-2';
  const rolls = { [key]: taken('abx', 1) };
  it('are those that it called once it is taken, also those who have left since', () => {
    expect(toBeCalled(list, { rolls, key, half: 1 })).toEqual(['a', 'b', 'x']);
    expect(toBeCalled(list, { rolls: { [key]: taken('abx') }, key, half: undefined })).toEqual([
      'a',
      'b',
      'x',
    ]);
  });
  it('are the pupils of the list, or of the half, before', () => {
    expect(toBeCalled(list, { rolls: {}, key, half: undefined })).toEqual(list);
    expect(toBeCalled(list, { rolls: {}, key, half: 2 })).toEqual(['d', 'e']);
    expect(
      toBeCalled(list, { rolls: { ...rolls, '2026-11-22-2': taken('de', 2) }, key, half: 2 }),
    ).toEqual(['d', 'e']);
  });
});
