import * as z from 'zod/mini';
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../../../shared/contracts/endpoint.ts';
import { loadConfig } from '../runtime-config.ts';
import { freshToken } from '../auth/token.ts';
import { endSession } from '../auth/end-session.ts';
import { ApiError, isErrorCode, SessionEndedError } from './api-error.ts';
import { requestOf, type LooseOptions } from './request.ts';

type Part<K extends string, T> = [T] extends [undefined] ? unknown : Readonly<Record<K, T>>;

/** What a call of an endpoint needs, from its contract. */
export type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { readonly idempotencyKey?: string; readonly signal?: AbortSignal };

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

/**
 * Calls an endpoint with a fresh ID token and gives its parsed response; undefined for 204.
 *
 * @throws SessionEndedError when there is no valid token or it was refused: the user is logged out and told so
 * @throws ApiError for any other refusal; TypeError when the network fails
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...rest: Arguments<E>
): Promise<ResponseOf<E>>;
export async function call(endpoint: Endpoint, options: LooseOptions = {}): Promise<unknown> {
  const token = await freshToken().catch(async (cause: unknown) => {
    await endSession('error.token');
    throw new SessionEndedError('no token', { cause });
  });
  const { apiBase } = await loadConfig();
  const response = await fetch(...requestOf(endpoint, options, apiBase, token));
  if (!response.ok) throw await refusal(endpoint, response);
  if (response.status === 204) return undefined;
  const body: unknown = await response.json();
  return endpoint.response ? z.parse(endpoint.response, body) : undefined;
}

const problem = z.object({
  code: z.optional(z.unknown()),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});

/** A 401 or 403 ends the session, unless it is one of the endpoint's own answers (a domain not allowed, say). */
const refusal = async (endpoint: Endpoint, response: Response): Promise<Error> => {
  const parsed = z.safeParse(problem, await response.json().catch(() => ({})));
  const { code, issues } = parsed.success ? parsed.data : {};
  const known = isErrorCode(code) ? code : undefined;
  const own = known !== undefined && endpoint.errors.includes(known);
  if ((response.status === 401 || response.status === 403) && !own) {
    await endSession('error.authentication');
    return new SessionEndedError('refused');
  }
  return new ApiError(response.status, known, issues);
};
