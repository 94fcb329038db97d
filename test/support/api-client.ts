import * as z from 'zod/mini';
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '#shared/contracts/endpoint.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [name in Name]?: Value }
    : { readonly [name in Name]: Value };

/** The input of an endpoint's call, by its contract; without a token the call is anonymous. */
export type CallOf<E extends Endpoint> = { readonly token?: string } & {
  readonly headers?: Record<string, string>;
} & Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

/** A call that may break the contract. */
export interface LooseCall {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Sent unchanged, in place of `body`. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>;
}

/** The raw answer; `body` is parsed when it is JSON. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

const isJson = (headers: Headers): boolean =>
  /^application\/(problem\+)?json\b/.test(headers.get('content-type') ?? '');

const pathOf = ({ path }: Endpoint, { params = {}, query = {} }: LooseCall): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? name),
  );
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return `/api${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
};

/** @throws when the call did not succeed; the message has status and code */
const answerOf = <E extends Endpoint>(
  endpoint: E,
  { status, body, text }: Reply,
): ResponseOf<E> => {
  const isExpected = status === endpoint.status || status === endpoint.emptyStatus;
  if (!isExpected) throw new Error(`${endpoint.id} was answered with ${status}: ${text}`);
  const parsed = body === undefined ? undefined : z.parse(endpoint.response!, body);
  return parsed as ResponseOf<E>;
};

/** Calls the API of the platform at `origin` as the browser does. */
export const createApiClient = (origin: string) => {
  const send = async (endpoint: Endpoint, request: LooseCall = {}): Promise<Reply> => {
    const { token, headers, body, rawBody } = request;
    const response = await fetch(`${origin}${pathOf(endpoint, request)}`, {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...((body ?? rawBody) !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const text = await response.text();
    const parsed: unknown = isJson(response.headers) ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, body: parsed };
  };

  /**
   * Calls an endpoint and checks its answer against the contract.
   * @throws when it does not succeed; the message has status and code
   */
  const call = async <E extends Endpoint>(
    endpoint: E,
    request: CallOf<E>,
  ): Promise<ResponseOf<E>> => answerOf(endpoint, await send(endpoint, request));

  /**
   * Calls an endpoint again while it answers 502 or 503, for what a test needs but does not test: functions have the
   * time limits of AWS, which may be too short for a busy machine.
   */
  const callUntilAvailable = async <E extends Endpoint>(
    endpoint: E,
    request: CallOf<E>,
  ): Promise<ResponseOf<E>> => {
    let reply = await send(endpoint, request);
    while (reply.status === 502 || reply.status === 503) reply = await send(endpoint, request);
    return answerOf(endpoint, reply);
  };

  return { send, call, callUntilAvailable };
};
export type ApiClient = ReturnType<typeof createApiClient>;
