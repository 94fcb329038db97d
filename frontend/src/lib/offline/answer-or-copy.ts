import { ApiError } from '../api/api-error.ts';
import { session } from '../auth/session.ts';
import { noteSource } from './kept-answers.ts';

/** What a call answered, before it is parsed. */
export interface Answer {
  /** Undefined for 204. */
  readonly body: unknown;
  readonly etag: string | null;
}

const loadCopies = () => import('./copies.ts');

/**
 * The answer of the API, a copy of which stays on the device for the user who is signed in; without a network, that copy.
 * A shared device keeps none.
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
  const change = (act: (copies: Awaited<ReturnType<typeof loadCopies>>) => Promise<void>) =>
    void loadCopies()
      .then(act)
      // The page does not need it.
      .catch(() => undefined);
  try {
    const answer = await fetchAnswer();
    change(({ keepCopy }) => keepCopy({ uid, url, ...answer }));
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      change(({ removeCopy }) => removeCopy(uid, url));
    // `fetch` rejects with one when there is no network.
    if (!(error instanceof TypeError)) throw error;
    const copy = await loadCopies().then(
      ({ readCopy }) => readCopy(uid, url),
      () => undefined,
    );
    if (!copy) throw error;
    noteSource(copy.at);
    return copy;
  }
}
