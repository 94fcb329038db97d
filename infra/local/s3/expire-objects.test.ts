import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expireObjects } from './expire-objects.ts';
import { createS3Store } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('deletes objects when the shortest matching rule says so', async () => {
  const store = await createS3Store(folder);
  await store.createBucket('results');
  await store.createBucket('library');
  for (const key of ['work/t/j/classes.json', 'results/t/j/a.pdf']) {
    await store.put('results', key, Buffer.from('x'));
    await store.put('library', key, Buffer.from('x'));
  }
  const expirations = [
    { prefix: '', days: 365 },
    { prefix: 'work/', days: 1 },
  ];
  const buckets = [
    { name: 'results', expirations },
    { name: 'library', expirations: [] },
  ];
  const keysAfter = async (days: number) => {
    await expireObjects(store, buckets, Date.now() + days * DAY);
    return (await store.list('results')).map(({ key }) => key);
  };
  expect(await keysAfter(0.9)).toEqual(['results/t/j/a.pdf', 'work/t/j/classes.json']);
  expect(await keysAfter(1.1)).toEqual(['results/t/j/a.pdf']);
  expect(await keysAfter(366)).toEqual([]);
  expect(await store.list('library')).toHaveLength(2);
});
