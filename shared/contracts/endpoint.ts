import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/** Who may call: anyone signed in, or only those whose token carries the teacher role. */
export type Audience = 'signed-in' | 'teacher';

type Schema = z.core.$ZodType;

/** One endpoint as one value, from which routes, policy, parsing, client, local server and OpenAPI derive. */
export interface Endpoint {
  /** Verb–noun; also the name of its function, and of the handler's file or its export of `handlers.ts`. */
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** API Gateway path template, e.g. `/students/{studentId}`; the stage prefix `/api` is not part of it. */
  readonly path: `/${string}`;
  readonly audience: Audience;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The success status; `emptyStatus` replaces it, without a body, when there is nothing to show. */
  readonly status: 200 | 201 | 202 | 204;
  readonly emptyStatus?: 204;
  readonly response?: Schema;
  /** True when the call takes an `Idempotency-Key` header that makes a retry safe. */
  readonly idempotent?: boolean;
  /** True when the texts of the answer follow `Accept-Language`. */
  readonly localized?: boolean;
  /** True when each call costs money, as models and OCR do; the call then has its own narrow throttle. */
  readonly costly?: boolean;
  /** True when the call sends a mail, in the language of `Accept-Language`. */
  readonly mails?: boolean;
  /**
   * True when the call takes `If-Match` with the entity tag the caller has seen, or `If-None-Match: *` if the caller
   * has seen nothing yet. If another version is stored, it is refused; without either header it overwrites.
   */
  readonly conditional?: boolean;
  /** The answer is a document's newest version, which its tag names; changes require `If-Match` with it. */
  readonly versioned?: boolean;
  /** Such a call also answers before there is a document, with a tag of the whole answer, and 304. */
  readonly revalidated?: boolean;
  /** True when the call answers a file, described by its headers; it has no `response` then. */
  readonly file?: boolean;
  /** Needs a session that has not ended: a token outlives it by an hour, and this gives out or deletes everything. */
  readonly live?: boolean;
  /** Errors of its own, beyond those every endpoint may answer (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
}

/** Errors of an endpoint that takes an `Idempotency-Key`. */
export const idempotencyErrors = ['idempotency-key-invalid', 'idempotency-key-reused'] as const;

/** Errors any endpoint may answer. */
export const commonErrors = [
  'malformed-json',
  'validation-failed',
  'unauthenticated',
  'forbidden',
  'payload-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** A version of a document or a class; servers before this release gave no hash. */
export interface TaggedVersion {
  readonly version: number;
  readonly contentHash?: string | undefined;
}

/** The tag of a `versioned` answer; weak, as it may be compressed. Has the hash, because a number can come twice. */
export const versionTag = ({ version, contentHash }: TaggedVersion): string =>
  `W/"${version}${contentHash === undefined ? '' : `-${contentHash}`}"`;

/** Whether a tag names a number alone, as tabs of earlier releases send it. */
export const isNumberAlone = (tag: string): boolean => /^(W\/)?"\d+"$/.test(tag.trim());

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Infer<S> = S extends Schema ? z.infer<S> : undefined;
/** Types of an endpoint's parts, inferred from its schemas (`undefined` where it has none). */
export type ParamsOf<E extends Endpoint> = Infer<E['params']>;
export type QueryOf<E extends Endpoint> = Infer<E['query']>;
/** As a client sends it; what it leaves out is set in `ParsedBodyOf`. */
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : undefined;
export type ParsedBodyOf<E extends Endpoint> = Infer<E['body']>;
export type ResponseOf<E extends Endpoint> = E['emptyStatus'] extends 204
  ? Infer<E['response']> | undefined
  : Infer<E['response']>;
