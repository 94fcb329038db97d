import { describe, expect, it } from 'vitest';
import type { ClassSummary } from '../../api/classes.ts';
import { lastYear } from './last-year.ts';

const saved = (id: string, changedAt: string, more: Partial<ClassSummary> = {}): ClassSummary => ({
  ...{ id, version: 1, name: id, counts: { pupils: 1, girls: 0, boys: 0 } },
  ...{ keptAt: changedAt, changedAt, keptUntil: changedAt, ...more },
});
const may = '2026-05-20T08:00:00.000Z';
const september = new Date('2026-09-08T10:00:00');
const marked = (classId: string) => ({ classId, changedAt: '2026-09-05T08:00:00.000Z' });
const idsOf = (classes: readonly ClassSummary[] = []) => classes.map(({ id }) => id);

describe('the classes that a new school year begins with', () => {
  it('are those of the season before; older ones are over', () => {
    const classes = [saved('old', '2025-05-20T08:00:00.000Z'), saved('a', may), saved('b', may)];
    expect(lastYear(classes, [], september)).toMatchObject({ season: '2026/2027', isFirst: true });
    expect(idsOf(lastYear(classes, [], september)?.ended)).toEqual(['a', 'b']);
  });

  it('are none before the year is over', () => {
    expect(lastYear([saved('a', may)], [], new Date('2026-07-31T10:00:00'))).toBeUndefined();
    expect(lastYear([saved('a', may)], [], new Date('2026-08-01T10:00:00'))).toBeDefined();
  });

  it('are without those that another one continues, whose pupils are still known', () => {
    const next = saved('next', '2026-09-02T08:00:00.000Z', { follows: 'a' });
    const found = lastYear([saved('a', may), saved('b', may), next], [], september);
    expect(idsOf(found?.ended)).toEqual(['b']);
    expect(idsOf(found?.all)).toEqual(['a', 'b']);
    expect(idsOf(found?.thisYear)).toEqual(['next']);
    expect(found?.isFirst).toBe(false);
    expect(lastYear([saved('a', may), next], [], september)).toBeUndefined();
  });

  it('are those too that were corrected since, which may be in use', () => {
    const corrected = saved('b', '2026-09-05T08:00:00.000Z', { keptAt: may });
    const found = lastYear([saved('a', may), corrected], [], september);
    expect(idsOf(found?.ended)).toEqual(['a', 'b']);
    expect(found?.inUse).toEqual(new Set(['b']));
    // A teacher who puts a new list into each class needs no other way.
    expect(lastYear([corrected], [], september)).toBeUndefined();
  });
  it('are proposed first unless all of them are in use as they are', () => {
    const classes = [saved('a', may), saved('b', may)];
    expect(lastYear(classes, [marked('a')], september)).toMatchObject({
      ...{ isFirst: true, inUse: new Set(['a']) },
    });
    expect(lastYear(classes, [marked('a'), marked('b')], september)?.isFirst).toBe(false);
  });
});
