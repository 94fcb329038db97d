import { correlationHeader } from '#shared/model/correlation.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';

/** The parts of a call, before their types are tied to an endpoint. */
export interface LooseOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** What the call is named, in logs and to who sees it fail. */
  readonly correlationId?: string;
  /** The version to be changed and no other; null if there must be none yet. */
  readonly version?: string | null | undefined;
  readonly signal?: AbortSignal;
}

const entries = (record: unknown): [string, string][] =>
  Object.entries(record ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);

/** The arguments of `fetch` for a call, from the endpoint's contract. `base` is the API's, e.g. `/api`. */
export const requestOf = (
  endpoint: Endpoint,
  options: LooseOptions,
  base: string,
  token: string | undefined,
): [url: string, init: RequestInit] => {
  // The interface's, which need not be the browser's: mails the call sends are written in it.
  const language = document.documentElement.lang;
  const path = entries(options.params).reduce(
    (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(value)),
    endpoint.path.slice(),
  );
  const query = new URLSearchParams(entries(options.query)).toString();
  return [
    `${base}${path}${query && `?${query}`}`,
    {
      method: endpoint.method,
      headers: {
        Accept: endpoint.file ? '*/*' : 'application/json',
        'Content-Type': 'application/json',
        ...(language && { 'Accept-Language': language }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(options.correlationId && { [correlationHeader]: options.correlationId }),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
        ...(options.version === null && { 'If-None-Match': '*' }),
        ...(options.version && { 'If-Match': options.version }),
      },
      // Always ask, but let an unchanged answer be a 304 out of the browser's own cache.
      cache: 'no-cache',
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
    },
  ];
};
