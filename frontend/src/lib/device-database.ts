export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason'));
  });

/** What the transaction ends with. Listeners take it before a request can fail, so no failure is left unhandled. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('no reason'));
  });

/** Keys that begin with this user. */
export const ofUser = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, []]);

interface Options {
  readonly name: string;
  /** The only store of the database. */
  readonly store: string;
  readonly create: (database: IDBDatabase) => void;
}

/**
 * A database of the device with one store, in its first version.
 * @returns a function that runs one transaction, and waits until the device has it
 * @throws what the browser says: storage is blocked, or full
 */
export function deviceDatabase({ name, store, create }: Options) {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    const opened = await resultOf(request);
    // A later release, or the removal of site data, must not wait for this tab.
    opened.onversionchange = () => {
      opened.close();
      forget();
    };
    opened.onclose = forget;
    return opened;
  };
  return async <Result>(
    mode: 'readonly' | 'readwrite',
    act: (store: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> => {
    opening ??= open();
    const transaction = await opening.then(
      (opened) => opened.transaction(store, mode),
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    const [result] = await Promise.all([act(transaction.objectStore(store)), endOf(transaction)]);
    return result;
  };
}
