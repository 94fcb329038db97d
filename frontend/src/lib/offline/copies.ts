import * as z from 'zod/mini';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import { session } from '../auth/session.ts';
import { deviceDatabase, ofUser, resultOf } from '../device-database.ts';
import { isSharedDevice } from '../settings/local-settings.ts';

/** Copies of one user; the oldest are removed. */
const MOST = 200;

/** How the keys of files begin that the user has made: newer copies never displace them. */
export const MADE = 'made ';
/** More of them than a user has. */
const MOST_MADE = 10;

const isMade = (key: IDBValidKey): boolean =>
  Array.isArray(key) && key.some((part) => typeof part === 'string' && part.startsWith(MADE));

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

/** Copies from before this moment are too old, in milliseconds since 1970. */
const oldest = (): number => Date.now() - endOf(lifetimes.deviceCopy, 0);
/** Copies of a user that are too old. */
const oldOf = (uid: string): IDBKeyRange => IDBKeyRange.bound([uid], [uid, oldest()], false, true);

const run = deviceDatabase({
  ...{ name: 'daftar-offline', store: 'copies' },
  create: (database) => {
    const copies = database.createObjectStore('copies', { keyPath: ['uid', 'url'] });
    copies.createIndex('age', ['uid', 'at']);
  },
});

const isSignedIn = (uid: string): boolean => {
  const current = session.get();
  return current.status === 'signed-in' && current.user.uid === uid;
};

const removeAll = (copies: IDBObjectStore, keys: readonly IDBValidKey[]): Promise<unknown> =>
  Promise.all(keys.map((key) => resultOf(copies.delete(key))));

/** Removes copies that are too old, and the oldest of too many, without reading them. */
async function prune(copies: IDBObjectStore, uid: string): Promise<void> {
  const age = copies.index('age');
  await removeAll(copies, await resultOf(age.getAllKeys(oldOf(uid))));
  const surplus = (await resultOf(copies.count(ofUser(uid)))) - MOST;
  if (surplus <= 0) return;
  const oldest = await resultOf(age.getAllKeys(ofUser(uid), surplus + MOST_MADE));
  await removeAll(copies, oldest.filter((key) => !isMade(key)).slice(0, surplus));
}

/** Stores an answer of the user who is signed in. A device without room, or without storage, keeps nothing. */
export async function keepCopy(copy: Omit<AnswerCopy, 'at'>): Promise<void> {
  try {
    await run('readwrite', async (copies) => {
      // They may have logged out meanwhile, or called the device a shared one, which deletes the copies.
      if (!isSignedIn(copy.uid) || isSharedDevice()) return;
      await resultOf(copies.put({ ...copy, at: Date.now() }));
      await prune(copies, copy.uid);
    });
  } catch {
    // The page works without it.
  }
}

/** The stored answer to a call, unless it is too old. */
export async function readCopy(uid: string, url: string): Promise<AnswerCopy | undefined> {
  try {
    const stored = await run('readonly', (copies) => resultOf<unknown>(copies.get([uid, url])));
    const found = z.safeParse(answerCopy, stored);
    return found.success && found.data.at >= oldest() ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** Changes the stored answer to a call, if there is one. */
export async function changeCopy(
  uid: string,
  url: string,
  change: (body: object) => unknown,
): Promise<void> {
  const copy = await readCopy(uid, url);
  if (typeof copy?.body === 'object' && copy.body)
    await keepCopy({ ...copy, body: change(copy.body) });
}

/**
 * Changes the stored answers to calls whose addresses begin alike.
 * @param change gets the rest of the address as well
 */
export async function changeCopies(
  uid: string,
  start: string,
  change: (body: object, rest: string) => unknown,
): Promise<void> {
  try {
    const range = IDBKeyRange.bound([uid, start], [uid, `${start}\uFFFF`]);
    const copies = await run('readonly', (store) => resultOf<unknown[]>(store.getAll(range)));
    for (const copy of copies) {
      const { data } = z.safeParse(answerCopy, copy);
      if (data)
        await changeCopy(uid, data.url, (body) => change(body, data.url.slice(start.length)));
    }
  } catch {
    // Without storage there are none.
  }
}

/** Removes the stored answer to a call, because it is no longer true. */
export async function removeCopy(uid: string, url: string): Promise<void> {
  try {
    await run('readwrite', (copies) => resultOf(copies.delete([uid, url])));
  } catch {
    // Without storage there is none.
  }
}

/** Removes every copy, except those of one user that are not too old. */
export async function forgetCopies(except?: string): Promise<void> {
  try {
    await run('readwrite', async (copies) => {
      if (except === undefined) return resultOf(copies.clear());
      await resultOf(copies.delete(IDBKeyRange.upperBound([except], true)));
      await resultOf(copies.delete(IDBKeyRange.lowerBound([except, []], true)));
      await removeAll(copies, await resultOf(copies.index('age').getAllKeys(oldOf(except))));
    });
  } catch {
    // Without storage there are none.
  }
}
