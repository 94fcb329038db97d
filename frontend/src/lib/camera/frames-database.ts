import { isSharedDevice } from '../settings/local-settings.ts';

/** Frames of the camera that are not sent yet, by user and id. */
const STORE = 'frames';

/** @throws what the browser says: storage is blocked, or full */
const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('daftar', 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: ['uid', 'id'] });
  return done(request);
}

let opening: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> => {
  opening ??= open().then(
    (opened) => {
      // A later release, or the removal of site data, must not wait for this tab.
      opened.onversionchange = () => {
        opened.close();
        opening = undefined;
      };
      return opened;
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
};

const ofUser = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, []]);

/** Runs one change, and waits until it is stored. */
async function change(act: (frames: IDBObjectStore) => IDBRequest): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const stored = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('no reason'));
  });
  act(transaction.objectStore(STORE));
  return stored;
}

export const framesDatabase = {
  all: async (uid: string): Promise<unknown[]> =>
    done((await database()).transaction(STORE).objectStore(STORE).getAll(ofUser(uid))),
  /** @throws also on a shared device, which stores none */
  put: async (frame: { readonly uid: string; readonly id: string }) => {
    if (isSharedDevice()) throw new Error('a shared device stores no photos');
    return change((frames) => frames.put(frame));
  },
  remove: (uid: string, id: string) => change((frames) => frames.delete([uid, id])),
  removeAll: (uid: string) => change((frames) => frames.delete(ofUser(uid))),
};
