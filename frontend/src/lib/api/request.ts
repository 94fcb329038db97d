import { correlationHeader } from '#shared/model/correlation.ts';
import { isSharedDevice } from '../settings/local-settings.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';

/** The parts of a call, before an endpoint gives them their types. */
export interface LooseOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Identifies the call in the logs and in error messages. */
  readonly correlationId?: string;
  /** The call fails unless this is the current version; null requires that there is none yet. */
  readonly version?: string | null | undefined;
  readonly signal?: AbortSignal;
}

const entries = (record: unknown): [string, string][] =>
  Object.entries(record ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);

/** The address of a call. `base` is the API's path, e.g. `/api`. */
export const urlOf = (endpoint: Endpoint, options: LooseOptions, base: string): string => {
  const path = entries(options.params).reduce(
    (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(value)),
    endpoint.path.slice(),
  );
  const query = new URLSearchParams(entries(options.query)).toString();
  return `${base}${path}${query && `?${query}`}`;
};

/** The arguments of `fetch` for a call, from the endpoint's contract. */
export const requestOf = (
  endpoint: Endpoint,
  options: LooseOptions,
  base: string,
  token: string | undefined,
): [url: string, init: RequestInit] => {
  // Mails that the call sends use the language of the page, which may differ from the browser's.
  const language = document.documentElement.lang;
  return [
    urlOf(endpoint, options, base),
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
      // Always ask the server, but let the browser use its cache after a 304, unless others use the browser too.
      cache: isSharedDevice() ? 'no-store' : 'no-cache',
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
    },
  ];
};
