import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { writeSetting } from '../settings/local-settings.ts';
import { framesDatabase } from './frames-database.ts';

afterEach(() => writeSetting('sharedDevice', 'false'));

it('stores photos, but none on a shared device', async () => {
  await framesDatabase.put({ uid: 'me', id: 'one' });
  writeSetting('sharedDevice', 'true');
  await expect(framesDatabase.put({ uid: 'me', id: 'two' })).rejects.toThrow('shared');
  expect(await framesDatabase.all('me')).toEqual([{ uid: 'me', id: 'one' }]);
});

it('makes way for a later release, whose database this one leaves alone', async () => {
  await framesDatabase.put({ uid: 'me', id: 'one' });
  const later = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('daftar', 2);
    opening.onsuccess = () => resolve(opening.result);
    opening.onblocked = () => reject(new Error('the earlier release keeps it open'));
  });
  await expect(framesDatabase.put({ uid: 'me', id: 'two' })).rejects.toMatchObject({
    name: 'VersionError',
  });
  later.close();
});
