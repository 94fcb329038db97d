import type { Endpoint, ParamsOf, ParsedBodyOf, QueryOf } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import { correlationOf } from './correlation.ts';
import type { AuthenticatedUser } from '../identity/caller.ts';
import { authenticatedUser, type ApiEvent } from './authenticated-user.ts';
import { parseJson } from './parse-json.ts';
import { parsePart } from './parse-part.ts';

/** A request that fulfils the contract: the caller is known and allowed, and every part is parsed. */
export interface EndpointRequest<E extends Endpoint> {
  readonly user: AuthenticatedUser;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  /** The caller's `Idempotency-Key`, if sent, and the endpoint that it belongs to. */
  readonly idempotency?: { readonly endpoint: string; readonly key: string };
  /** Names in lower case. */
  readonly headers: ApiEvent['headers'];
  readonly requestId: string;
  /** The caller's correlation id or else the request's id; the jobs that the call starts have it too. */
  readonly correlationId: string;
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * The request's JSON body.
 * @throws AppError `unsupported-media-type`, `payload-too-large` (more than `limits.requestBodyBytes`) or
 * `malformed-json` (an empty body included).
 */
function readBody(event: ApiEvent): unknown {
  if (!JSON_TYPE.test(event.headers['content-type']?.trim() ?? '')) {
    throw new AppError('unsupported-media-type');
  }
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > limits.requestBodyBytes) throw new AppError('payload-too-large');
  return parseJson(bytes.toString('utf8'));
}

/** 8–128 visible ASCII characters. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

/** @throws AppError `idempotency-key-invalid` */
function idempotencyOf({ id, idempotent }: Endpoint, event: ApiEvent) {
  const key = idempotent ? event.headers['idempotency-key'] : undefined;
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key)) throw new AppError('idempotency-key-invalid');
  return { endpoint: id, key };
}

/**
 * Parses a request as its contract says.
 * @throws AppError with what is wrong with it
 */
export function readRequest<E extends Endpoint>(contract: E, event: ApiEvent): EndpointRequest<E> {
  const { requestId } = event.requestContext;
  const user = authenticatedUser(event);
  if (contract.audience === 'teacher' && user.role !== 'teacher') throw new AppError('forbidden');
  return {
    user,
    params: parsePart<E['params']>(contract.params, event.pathParameters ?? {}),
    query: parsePart<E['query']>(contract.query, event.queryStringParameters ?? {}),
    body: parsePart<E['body']>(contract.body, contract.body && readBody(event)),
    idempotency: idempotencyOf(contract, event),
    headers: event.headers,
    requestId,
    correlationId: correlationOf(event.headers) ?? requestId,
  };
}
