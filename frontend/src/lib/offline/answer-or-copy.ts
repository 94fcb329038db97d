import { ApiError } from '../api/api-error.ts';
import { session } from '../auth/session.ts';
import { unsavedCopies, unsavedKey } from '../documents/unsaved-copies.ts';
import {
  changeCopies,
  changeCopy,
  keepCopy,
  readCopy,
  removeCopy,
  type AnswerCopy,
} from './copies.ts';
import { noteSource } from './kept-answers.ts';
import { late, PATIENCE } from './patience.ts';

export interface Answer {
  /** Undefined for 204. */
  readonly body: unknown;
  readonly etag: string | null;
}

/** Whether there are unsaved edits of what a call fetches, or of a document in it. */
const namesUnsaved = (uid: string, url: string): boolean => {
  const [id = ''] = url.split('/').slice(-1);
  return unsavedCopies
    .keys(unsavedKey(uid, ''))
    .some((key) => key.split('/').slice(1).includes(id));
};

let calls = 0;
/** The call, by its number, whose answer is the newest for a user and an address; 0 if a copy was shown. */
const newest = new Map<string, number>();
/** Answers that came after a copy had been shown, while what shows it asks again. */
const arrived = new Map<string, Answer>();
let askAgain: (() => void) | undefined;

/**
 * Runs a fetch. If its first call is answered by a copy because the network is slow, `again` runs once the API has
 * answered; a call of the same address has that answer then.
 */
export const fetchAgainWhenLate = <T>(again: () => void, fetchResource: () => Promise<T>) => {
  askAgain = again;
  const fetching = fetchResource();
  askAgain = undefined;
  return fetching;
};

/**
 * The answer of the API, a copy of which stays on the device for the user who is signed in; without a network, that
 * copy, and also for the first call if the network does not answer for some seconds: later ones have something to show
 * until it does. A shared device keeps none.
 *
 * @param url identifies the call
 * @throws what `fetchAnswer` throws, if there is no copy
 */
export async function answerOrCopy(
  url: string,
  fetchAnswer: () => Promise<Answer>,
): Promise<Answer> {
  const current = session.get();
  if (current.status !== 'signed-in') return fetchAnswer();
  const { uid } = current.user;
  const key = `${uid} ${url}`;
  const found = arrived.get(key);
  if (found) return found;

  const again = askAgain;
  const isFirst = !newest.has(key);
  calls += 1;
  const number = calls;
  let isOpen = true;
  const fetched = fetchAnswer()
    .finally(() => {
      isOpen = false;
    })
    .then((answer) => {
      if (number < (newest.get(key) ?? 0)) return answer;
      newest.set(key, number);
      void keepCopy({ uid, url, ...answer });
      return answer;
    });
  const show = (copy: AnswerCopy): Answer => {
    noteSource(copy.at);
    if (isFirst) newest.set(key, 0);
    return copy;
  };
  try {
    const answer = isFirst ? await Promise.race([fetched, late(PATIENCE)]) : await fetched;
    if (answer) return answer;
    const copy = await readCopy(uid, url);
    if (!copy || !isOpen) return await fetched;
    fetched.then(
      (lateAnswer) => {
        if (newest.get(key) !== number) return;
        arrived.set(key, lateAnswer);
        again?.();
        arrived.delete(key);
      },
      () => again?.(),
    );
    return show(copy);
  } catch (error) {
    // What names the pupils of edits that cannot be saved any more stays until they are dropped.
    if (error instanceof ApiError && error.status === 404 && !namesUnsaved(uid, url))
      void removeCopy(uid, url);
    // `fetch` rejects with one when there is no network.
    if (!(error instanceof TypeError)) throw error;
    const copy = await readCopy(uid, url);
    if (!copy) throw error;
    return show(copy);
  }
}

/** Changes the copy of an answer, so that it shows without a network what was saved since. */
export const keepChanged = (url: string, change: (body: object) => unknown): void => {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  const { uid } = current.user;
  // An answer that is under way may be older.
  calls += 1;
  newest.set(`${uid} ${url}`, calls);
  void changeCopy(uid, url, change);
};

/** Changes the copies of the answers to calls whose addresses begin alike, as `keepChanged` does. */
export const keepAllChanged = (
  start: string,
  change: (body: object, rest: string) => unknown,
): void => {
  const current = session.get();
  if (current.status !== 'signed-in') return;
  const { uid } = current.user;
  calls += 1;
  for (const key of newest.keys()) if (key.startsWith(`${uid} ${start}`)) newest.set(key, calls);
  void changeCopies(uid, start, change);
};

/** Takes a saved document into the copy of what it belongs to, so that it opens without a network as saved. */
export const keepSaved = (url: string, document: unknown): void =>
  keepChanged(url, (body) => ({ ...body, document }));
