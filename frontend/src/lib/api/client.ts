import * as z from 'zod/mini';
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '#shared/contracts/endpoint.ts';
import { loadConfig } from '../runtime-config.ts';
import { hasUserLeft, isUserRefused, textOfRefusal } from '../auth/auth-error.ts';
import { endSession } from '../auth/end-session.ts';
import { session, userIn } from '../auth/session.ts';
import { freshToken, type Wanted } from '../auth/token.ts';
import { answerOrCopy, type Answer } from '../offline/answer-or-copy.ts';
import { isKept, noteSource } from '../offline/kept-answers.ts';
import { noteServerTime } from '../server-clock.ts';
import { refusePage } from '../offline/log-in-page.ts';
import { late } from '../offline/patience.ts';
import { ApiError, isErrorCode, SessionEndedError } from './api-error.ts';
import { noteChange } from './changes-sent.ts';
import { retryWhenThrottled } from './retry-when-throttled.ts';
import { newCorrelationId, withCorrelationId } from './correlation.ts';
import { readResponse, type Read } from './read-response.ts';
import { requestOf, urlOf, type LooseOptions } from './request.ts';

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? Readonly<Partial<Record<K, T>>>
    : Readonly<Record<K, T>>;

/** The options that an endpoint's contract requires of a call. */
export type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  Pick<LooseOptions, 'idempotencyKey' | 'version' | 'signal'>;

export type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

const versions = new WeakMap<object, string>();

/** The version of an answer, to send when changing it; null for a resource that does not exist yet. */
export const versionOf = (answer: object | null): string | null | undefined =>
  answer && versions.get(answer);

/**
 * Calls an endpoint with a fresh ID token and returns its parsed response; undefined for 204.
 *
 * @throws SessionEndedError when the user or their token was refused: they are logged out and see a message
 * @throws ApiError for any other refusal; TypeError when the network fails, the identity provider's included
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...rest: Arguments<E>
): Promise<Read<ResponseOf<E>>>;
export function call(endpoint: Endpoint, options: LooseOptions = {}): Promise<unknown> {
  const uid = userIn(session.get());
  return withCorrelationId((correlationId) =>
    answerOf(endpoint, { ...options, correlationId, uid }),
  );
}

/** A call belongs to the user who began it. If another user signs in before it is repeated, it is not repeated. */
export interface Options extends LooseOptions {
  readonly uid: string | undefined;
}

const answerOf = async (endpoint: Endpoint, options: Options): Promise<unknown> => {
  const fetched = () => fetchAnswer(endpoint, options);
  const { body, etag } = isKept(endpoint)
    ? await answerOrCopy(urlOf(endpoint, options, ''), fetched)
    : await fetched();
  if (!endpoint.response || body === undefined) return undefined;
  const answer: unknown = readResponse(endpoint.response, body);
  if (etag && typeof answer === 'object' && answer) versions.set(answer, etag);
  return answer;
};

const fetchAnswer = async (endpoint: Endpoint, options: Options): Promise<Answer> => {
  const early = await takeBegun(endpoint, options);
  if (early) {
    noteSource(undefined);
    if (isEmpty(early.body)) await proveAccount(options);
    return early;
  }
  const response = await retryWhenThrottled(endpoint, options, () => send(endpoint, options));
  noteSource(undefined);
  if (response.status === 404) await proveAccount(options);
  if (!response.ok) throw await refusal(endpoint, response, options);
  const answer = await readAnswer(response);
  if (endpoint.method === 'GET' && isEmpty(answer.body)) await proveAccount(options);
  return answer;
};

/** Whether an answer is nothing, or lists without entries. */
const isEmpty = (body: unknown): boolean => {
  if (body === undefined) return true;
  const parts: readonly unknown[] = Object.values(body ?? {});
  const lists = [body, ...parts].filter((each) => Array.isArray(each));
  return lists.length > 0 && lists.every((list) => list.length === 0);
};

/** Ends the session if the account was deleted elsewhere: its token is accepted for some minutes. */
const proveAccount = async ({ uid }: Pick<Options, 'uid'>): Promise<void> => {
  if (uid === undefined) return;
  await Promise.race([tokenOrEnd({ uid, isProof: true }), late(PROOF_PATIENCE)]).catch(
    (error: unknown) => {
      if (error instanceof SessionEndedError) throw error;
    },
  );
};

const readAnswer = async (response: Response): Promise<Answer> => {
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return { body, etag: response.headers.get('etag') };
};

/** Reads that were begun before their page asked, by user and address. Each answers one call, unless it failed. */
const begun = new Map<string, Promise<Answer | undefined>>();

/** Milliseconds after which a read that was begun is too old to answer a call. */
const FRESH = 10_000;

/** Seconds for which an answer waits until the provider says that the account is still there. */
const PROOF_PATIENCE = 2;

const keyOf = (endpoint: Endpoint, options: Options): string =>
  `${options.uid} ${urlOf(endpoint, options, '')}`;

/** Begins a read that a page will ask for. The next call with the same address takes its answer. */
export const beginCall = (endpoint: Endpoint, options: LooseOptions): void => {
  const own = { ...options, correlationId: newCorrelationId(), uid: userIn(session.get()) };
  const key = keyOf(endpoint, own);
  // The user may have gone on to a page whose address has other parameters.
  if (key.includes('{') || begun.has(key)) return;
  // Read to its end: a line that breaks within an answer counts for nothing too.
  const answer = send(endpoint, own)
    .then((response) => (response.ok ? readAnswer(response) : undefined))
    .catch(() => undefined);
  begun.set(key, answer);
  setTimeout(() => {
    if (begun.get(key) === answer) begun.delete(key);
  }, FRESH);
};

const takeBegun = async (endpoint: Endpoint, options: Options): Promise<Answer | undefined> => {
  if (endpoint.method !== 'GET') return undefined;
  const key = keyOf(endpoint, options);
  const answer = begun.get(key);
  begun.delete(key);
  return answer;
};

/** Drops what was begun and no call has taken. */
export const dropBegun = (): void => begun.clear();

/** Sends a call, and repeats it once with a new token if the token is refused: the device's clock may be wrong. */
export const send = async (endpoint: Endpoint, options: Options): Promise<Response> => {
  const { uid } = options;
  const token = await tokenOrEnd({ uid });
  const { apiBase } = await loadConfig();
  const response = await fetchFromApi(...requestOf(endpoint, options, apiBase, token));
  if (response.status !== 401 || token === undefined) return response;
  return fetchFromApi(
    ...requestOf(endpoint, options, apiBase, await tokenOrEnd({ uid, refused: token })),
  );
};

/** A network may answer every call with its login page: no answer, and no refusal that ends the session. */
const fetchFromApi = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    const response = await fetch(url, init);
    noteServerTime(response.headers.get('date'));
    return response.status < 500 ? await refusePage({ response }) : response;
  } finally {
    // What was read before a change is not what is stored now.
    if (init.method !== 'GET') {
      noteChange();
      dropBegun();
    }
  }
};

/** A fresh token of a call's user. Ends their session only if the provider refuses them, or the device has lost them. */
const tokenOrEnd = async (wanted: Wanted): Promise<string | undefined> => {
  try {
    return await freshToken(wanted);
  } catch (cause) {
    if (!isUserRefused(cause) && !hasUserLeft(cause)) throw cause;
    await endSession(textOfRefusal(cause), wanted.uid);
    throw new SessionEndedError('no token', { cause });
  }
};

const problem = z.object({
  code: z.optional(z.unknown()),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  remaining: z.optional(z.number()),
  current: z.optional(z.unknown()),
});

/** Ends the session for a 401 or 403, unless the endpoint's contract lists that error. */
export const refusal = async (
  endpoint: Endpoint,
  response: Response,
  { uid }: Pick<Options, 'uid'>,
): Promise<Error> => {
  const parsed = z.safeParse(problem, await response.json().catch(() => ({})));
  const { code, issues, remaining, current } = parsed.success ? parsed.data : {};
  const known = isErrorCode(code) ? code : undefined;
  const own = known !== undefined && endpoint.errors.includes(known);
  if ((response.status === 401 || response.status === 403) && !own) {
    await proveAccount({ uid });
    await endSession('error.authentication', uid);
    return new SessionEndedError('refused');
  }
  return new ApiError(response.status, known, issues, remaining, current);
};
