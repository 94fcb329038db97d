import { beforeEach, describe, expect, it } from 'vitest';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { limits } from '#shared/model/limits.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleClass, sampleClassToStore } from '#test/support/sample-class.ts';
import { dynamoClassStore } from './dynamo-class-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-03-01T10:00:00.000Z');
const id = '01KJQ5N8000000000000000000';
const other = '01KJQ5N8000000000000000001';
const table = useEmptyTable();
let now = start;
const classes = dynamoClassStore(table.client, table.name, () => new Date(now));
const days = (count: number) => {
  now += count * DAY;
};
const after = (count: number) => new Date(start + count * DAY).toISOString();

beforeEach(() => {
  now = start;
});

describe('a saved class', () => {
  it('is found only by its owner', async () => {
    await classes.add('a', id, sampleClassToStore);
    expect(await classes.find('a', id)).toMatchObject({ ...sampleClassToStore, id, version: 1 });
    expect(await classes.find('b', id)).toBeUndefined();
    expect(await classes.use('b', id)).toBeUndefined();
    expect(await classes.list('b')).toEqual([]);
    expect(await classes.remove('b', id)).toBe(false);
    expect(await classes.find('a', id)).toBeDefined();
  });

  it('is listed without its pupils, in order of saving', async () => {
    await classes.add('a', other, { ...sampleClassToStore, name: '1م1' });
    await classes.add('a', id, sampleClassToStore);
    const list = await classes.list('a');
    expect(list.map(({ name }) => name)).toEqual(['2م3', '1م1']);
    expect(list[0]).toEqual({
      id,
      version: 1,
      name: '2م3',
      subject: 'الرياضيات',
      level: 'Middle',
      counts: { pupils: 3, girls: 1, boys: 1 },
      keptAt: after(0),
      changedAt: after(0),
      keptUntil: after(400),
    });
  });

  it('is read for the list of all sheets with the ids of its pupils, and no more of them', async () => {
    const full = Array.from({ length: limits.classPupils }, (_, index) => ({
      ...{ id: `b${index}`, fullName: 'حداد سلمى', gender: 'female' as const },
    }));
    await classes.add('a', id, { ...sampleClassToStore, pupils: full });
    const [read] = await classes.listSheets('a');
    expect(read?.pupils).toEqual(full.map((pupil) => ({ id: pupil.id })));
  });

  it('has the same ids in that list if it was stored before pupils had ids', async () => {
    await classes.add('a', id, sampleClassToStore);
    const [stored] = await table.items();
    await table.put({ ...stored, pupils: sampleClass.pupils });
    const found = await classes.find('a', id);
    const [read] = await classes.listSheets('a');
    expect(read?.pupils).toEqual(found?.pupils.map((pupil) => ({ id: pupil.id })));
    expect(read?.pupils).toHaveLength(3);
  });

  it('is written once, until it has expired', async () => {
    await classes.add('a', id, sampleClassToStore);
    expect(await classes.add('a', id, { ...sampleClassToStore, name: '1م1' })).toBeUndefined();
    expect(await classes.find('a', id)).toMatchObject({ name: '2م3', version: 1 });
    days(lifetimes.savedClass.days);
    expect(await classes.add('a', id, { ...sampleClassToStore, name: '1م1' })).toMatchObject({
      ...{ name: '1م1', version: 1, keptAt: after(lifetimes.savedClass.days) },
    });
  });

  it('is kept for its lifetime from its last use', async () => {
    await classes.add('a', id, sampleClassToStore);
    days(lifetimes.savedClass.days - 1);
    expect(await classes.use('a', id)).toMatchObject({
      keptUntil: after(799),
      changedAt: after(0),
    });
    days(lifetimes.savedClass.days - 1);
    expect(await classes.find('a', id)).toMatchObject({ keptUntil: after(799) });
    expect(await table.items()).toMatchObject([{ expiresAt: (start + 799 * DAY) / 1000 }]);
  });

  it('is not found after it has expired, even before the table deletes it', async () => {
    await classes.add('a', id, sampleClassToStore);
    days(lifetimes.savedClass.days);
    expect(await classes.find('a', id)).toBeUndefined();
    expect(await classes.use('a', id)).toBeUndefined();
    expect(await classes.list('a')).toEqual([]);
    expect(await table.items()).toHaveLength(1);
  });

  it('is replaced only in the version that was shown', async () => {
    const first = (await classes.add('a', id, sampleClassToStore))!;
    days(1);
    const renamed = { ...sampleClassToStore, name: '3م3' };
    const second = await classes.replace('a', first, renamed);
    expect(second).toMatchObject({
      name: '3م3',
      version: 2,
      keptAt: after(0),
      changedAt: after(1),
    });
    expect(second).toMatchObject({ keptUntil: after(401) });
    expect(await classes.replace('a', first, sampleClassToStore)).toBeUndefined();
    expect(await classes.find('a', id)).toEqual(second);
  });

  it('is not replaced when it was deleted', async () => {
    const first = (await classes.add('a', id, sampleClassToStore))!;
    expect(await classes.remove('a', id)).toBe(true);
    expect(await classes.remove('a', id)).toBe(false);
    expect(await classes.replace('a', first, sampleClassToStore)).toBeUndefined();
    expect(await table.items()).toEqual([]);
  });
});
