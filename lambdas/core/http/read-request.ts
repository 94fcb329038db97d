import * as z from 'zod/mini';
import type { Endpoint, ParamsOf, ParsedBodyOf, QueryOf } from '#shared/contracts/endpoint.ts';
import { AppError, type FieldIssue } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import { correlationOf } from './correlation.ts';
import type { AuthenticatedUser } from '../identity/caller.ts';
import { authenticatedUser, type ApiEvent } from './authenticated-user.ts';

type Schema = z.core.$ZodType;
type Parsed<S> = S extends Schema ? z.infer<S> : undefined;

const MOST_ISSUES = 50;
const LONGEST_KEY = 64;

const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Sends back only paths and codes, never values or keys that are longer than any of the contract. */
function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointer(key.length > LONGEST_KEY ? issue.path : [...issue.path, key]),
      code: issue.code,
    }));
  }
  // Custom rules have their stable code as the message.
  const code = issue.code === 'custom' ? issue.message : issue.code;
  return [{ path: pointer(issue.path), code }];
}

/**
 * Parses one part of a request (path parameters, query, body, or what a body holds); `undefined` where the contract has no schema.
 * @throws AppError `validation-failed` with an issue for each field.
 */
export function parsePart<S extends Schema | undefined>(schema: S, value: unknown): Parsed<S>;
export function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(fieldIssues).slice(0, MOST_ISSUES);
  throw new AppError('validation-failed', { issues });
}

/** Matches in valid JSON a string, with the colon if it is a key, or the start or end of an object or array. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g;

/** Whether any object of a valid JSON text has the key `__proto__` or the same key twice. */
function hasUnsafeKeys(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, literal, colon] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (literal !== undefined && colon !== undefined) {
      const key = String(JSON.parse(literal));
      const seen = open.at(-1);
      if (key === '__proto__' || seen?.has(key)) return true;
      seen?.add(key);
    }
  }
  return false;
}

/**
 * Parses a JSON text. Rejects repeated keys, because parsers disagree on which one counts, and `__proto__`, because
 * copying it would change an object's prototype.
 * @throws AppError `malformed-json`
 */
function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message is dropped, because it quotes the text.
    throw new AppError('malformed-json');
  }
  if (hasUnsafeKeys(text)) throw new AppError('malformed-json');
  return value;
}

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
