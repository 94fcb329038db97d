import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3Store } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the store', () => {
  it('keeps buckets and objects between starts', async () => {
    const first = await createS3Store(folder);
    await first.createBucket('library');
    await first.put('library', 'covers/a.jpg', Buffer.from([0xff, 0xd8]), {
      contentType: 'image/jpeg',
    });
    const second = await createS3Store(folder);
    const object = await second.get('library', 'covers/a.jpg');
    expect(object?.info).toMatchObject({ key: 'covers/a.jpg', contentType: 'image/jpeg', size: 2 });
    expect(object && (await buffer(object.stream()))).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('deletes what a killed process left half-written', async () => {
    const store = await createS3Store(folder);
    await store.createBucket('library');
    await writeFile(join(folder, '.scratch', 'half'), 'half an obj');
    const again = await createS3Store(folder);
    expect(await again.list('library')).toEqual([]);
    expect(await readdir(join(folder, '.scratch'))).toEqual([]);
  });

  it('lets a reader finish while the object is replaced', async () => {
    const store = await createS3Store(folder);
    await store.createBucket('library');
    await store.put('library', 'k', Buffer.from('old'));
    const object = await store.get('library', 'k');
    await store.put('library', 'k', Buffer.from('new'));
    expect(object && (await text(object.stream()))).toBe('old');
  });

  it('leaves no temporary files, whichever writer wins', async () => {
    const store = await createS3Store(folder);
    await store.createBucket('library');
    await store.put('library', 'k', Buffer.from('1'), { onlyIfNew: true });
    await expect(
      store.put('library', 'k', Buffer.from('2'), { onlyIfNew: true }),
    ).rejects.toMatchObject({ code: 'PreconditionFailed' });
    expect(await readdir(join(folder, '.scratch'))).toEqual([]);
  });

  it.each(['..', '.scratch', 'a/b', 'UPPER', '', 'ab', 'a..b', '-ab'])(
    'rejects bucket %j',
    async (name) => {
      const store = await createS3Store(folder);
      await expect(store.createBucket(name)).rejects.toMatchObject({ code: 'InvalidBucketName' });
      await expect(store.get(name, 'k')).rejects.toMatchObject({ code: 'NoSuchBucket' });
    },
  );

  it('rejects a key that S3 would reject', async () => {
    const store = await createS3Store(folder);
    await store.createBucket('library');
    await expect(store.put('library', 'k'.repeat(1025), Buffer.from(''))).rejects.toMatchObject({
      code: 'KeyTooLongError',
    });
  });
});
