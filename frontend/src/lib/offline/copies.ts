import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import { session } from '../auth/session.ts';
import { isSharedDevice } from '../settings/local-settings.ts';

/** Copies of one user; the oldest are removed. */
const MOST = 200;

/** An answer of the API as it came. Releases share the database, so each parses the body with its own schemas. */
const answerCopy = z.object({
  uid: z.string(),
  url: z.string(),
  body: z.unknown(),
  etag: z.nullable(z.string()),
  /** In milliseconds since 1970. */
  at: z.number(),
});
export type AnswerCopy = z.infer<typeof answerCopy>;

interface Schema extends DBSchema {
  copies: {
    key: [uid: string, url: string];
    value: AnswerCopy;
    indexes: { age: [uid: string, at: number] };
  };
}

const ofUser = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, []]);
/** Copies from before this moment are too old, in milliseconds since 1970. */
const oldest = (): number => Date.now() - endOf(lifetimes.deviceCopy, 0);
const isOld = ({ at }: AnswerCopy): boolean => at < oldest();
const oldOf = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, oldest()], false, true);

let opening: Promise<IDBPDatabase<Schema>> | undefined;
const database = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('daftar-offline', 1, {
    upgrade: (created) => {
      const copies = created.createObjectStore('copies', { keyPath: ['uid', 'url'] });
      copies.createIndex('age', ['uid', 'at']);
    },
    // A later release, or the removal of site data, must not wait for this tab.
    blocking: () => {
      void opening?.then((current) => current.close());
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

const isSignedIn = (uid: string): boolean => {
  const current = session.get();
  return current.status === 'signed-in' && current.user.uid === uid;
};

/** Removes copies that are too old, and the oldest of too many, without reading them. */
async function prune(uid: string): Promise<void> {
  const { store } = (await database()).transaction('copies', 'readwrite');
  const age = store.index('age');
  const surplus = (await store.count(ofUser(uid))) - MOST;
  const keys = [
    ...(await age.getAllKeys(oldOf(uid))),
    ...(surplus > 0 ? await age.getAllKeys(ofUser(uid), surplus) : []),
  ];
  await Promise.all(keys.map((key) => store.delete(key)));
}

/** Stores an answer of the user who is signed in. A device without room, or without storage, keeps nothing. */
export async function keepCopy(copy: Omit<AnswerCopy, 'at'>): Promise<void> {
  try {
    const stored = await database();
    // They may have logged out meanwhile, or called the device a shared one, which deletes the copies.
    if (!isSignedIn(copy.uid) || isSharedDevice()) return;
    await stored.put('copies', { ...copy, at: Date.now() });
    await prune(copy.uid);
  } catch {
    // The page works without it.
  }
}

/** The stored answer to a call, unless it is too old. */
export async function readCopy(uid: string, url: string): Promise<AnswerCopy | undefined> {
  try {
    const found = z.safeParse(answerCopy, await (await database()).get('copies', [uid, url]));
    return found.success && !isOld(found.data) ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a newer document into the stored answer to a call, if there is one. */
export async function changeCopy(uid: string, url: string, document: unknown): Promise<void> {
  const copy = await readCopy(uid, url);
  if (typeof copy?.body === 'object') await keepCopy({ ...copy, body: { ...copy.body, document } });
}

/** Removes the stored answer to a call, because it is no longer true. */
export async function removeCopy(uid: string, url: string): Promise<void> {
  try {
    await (await database()).delete('copies', [uid, url]);
  } catch {
    // Without storage there is none.
  }
}

/** Removes every copy, except those of one user that are not too old. */
export async function forgetCopies(except?: string): Promise<void> {
  try {
    const { store } = (await database()).transaction('copies', 'readwrite');
    const keys = (await store.getAllKeys()).filter(([uid]) => uid !== except);
    const old = except === undefined ? [] : await store.index('age').getAllKeys(oldOf(except));
    await Promise.all([...keys, ...old].map((key) => store.delete(key)));
  } catch {
    // Without storage there are none.
  }
}
