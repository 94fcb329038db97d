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
