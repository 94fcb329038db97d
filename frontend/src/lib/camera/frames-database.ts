import { deviceDatabase, ofUser, resultOf } from '../device-database.ts';
import { isSharedDevice } from '../settings/local-settings.ts';

/** Frames of the camera that are not sent yet, by user and id. */
const STORE = 'frames';

const run = deviceDatabase({
  ...{ name: 'daftar', store: STORE },
  create: (database) => database.createObjectStore(STORE, { keyPath: ['uid', 'id'] }),
});
const remove = (keys: IDBValidKey | IDBKeyRange): Promise<void> =>
  run('readwrite', (frames) => resultOf(frames.delete(keys)));

export const framesDatabase = {
  all: (uid: string): Promise<unknown[]> =>
    run('readonly', (frames) => resultOf(frames.getAll(ofUser(uid)))),
  /** @throws also on a shared device, which stores none */
  put: async (frame: { readonly uid: string; readonly id: string }) => {
    if (isSharedDevice()) throw new Error('a shared device stores no photos');
    await run('readwrite', (frames) => resultOf(frames.put(frame)));
  },
  remove: (uid: string, id: string) => remove([uid, id]),
  removeAll: (uid: string) => remove(ofUser(uid)),
};
