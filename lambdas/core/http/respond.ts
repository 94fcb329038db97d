import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { ApiEvent } from './authenticated-user.ts';
import { etagMatches } from '../etag-matches.ts';
import { acceptsGzip } from './content-negotiation.ts';
import { BinaryResponse } from './binary-response.ts';

/** Bytes. What is smaller travels in the first two packets in any case: compressing it would save nobody a moment. */
export const COMPRESSED_FROM = 2048;

/**
 * Gzips the body of a larger answer for those who accept it. Nobody else on the way does: an HTTP API never compresses,
 * CloudFront only what it may cache. It also brings the longest lists under the 6 MB that Lambda lets a function answer.
 */
function compress(
  answer: APIGatewayProxyStructuredResultV2 & { readonly body: string },
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { headers, body } = answer;
  if (Buffer.byteLength(body) < COMPRESSED_FROM || !acceptsGzip(acceptEncoding)) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

const revalidated = { 'cache-control': 'private, no-cache' };

const weakTag = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The entity tag under which a value is answered. */
export const entityTag = (schema: z.core.$ZodType, value: unknown): string =>
  weakTag(JSON.stringify(z.parse(schema, value)));

/** An answer that names its state by itself, as the version of a document does, whatever else it shows. */
export class EtagResponse<T> {
  readonly value: T;
  /** None where there is no such state yet. */
  readonly etag: string | undefined;

  constructor(value: T, etag: string | undefined) {
    this.value = value;
    this.etag = etag;
  }
}

/** A file as it is: those of any size are compressed already. */
const fileResponse = (
  { status }: Endpoint,
  { headers, bytes }: BinaryResponse,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers,
  body: Buffer.from(bytes).toString('base64'),
  isBase64Encoded: true,
});

/**
 * A handler's value as the contract's response. The schema drops every field the contract does not name. A GET
 * carries an entity tag, so that polling an unchanged list costs a 304 without a body; so does what a conditional call
 * has stored, to be named when it is changed. The tag is weak and that of the JSON, so it is the same whether the
 * answer is compressed or not. A `EtagResponse` has its own tag, which does not tell whether the rest of it is the same,
 * and so is always sent.
 * @param asked the request's headers, names in lower case
 * @throws if the value is not what the contract promises, which is a defect of the handler.
 */
export function respond(
  contract: Endpoint,
  value: unknown,
  asked: ApiEvent['headers'],
): APIGatewayProxyStructuredResultV2 {
  if (value instanceof BinaryResponse) return fileResponse(contract, value);
  if (contract.response === undefined) return { statusCode: contract.status };
  if (value === undefined && contract.emptyStatus !== undefined) {
    return { statusCode: contract.emptyStatus, headers: revalidated };
  }
  const isTagged = value instanceof EtagResponse;
  const body = JSON.stringify(z.parse(contract.response, isTagged ? value.value : value));
  const isRead = contract.method === 'GET' && !isTagged;
  const etag = isTagged ? value.etag : weakTag(body);
  const headers = {
    ...(etag !== undefined && (isRead || isTagged || contract.conditional) && { etag }),
    ...(isRead ? revalidated : { 'cache-control': 'no-store' }),
    vary: contract.localized ? 'accept-encoding, accept-language' : 'accept-encoding',
  };
  if (isRead && etag !== undefined && etagMatches(asked['if-none-match'], etag))
    return { statusCode: 304, headers };
  const type = { 'content-type': 'application/json' };
  return compress(
    { statusCode: contract.status, headers: { ...type, ...headers }, body },
    asked['accept-encoding'],
  );
}
