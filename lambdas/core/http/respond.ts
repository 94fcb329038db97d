import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { ApiEvent } from './authenticated-user.ts';
import { etagMatches } from '../etag-matches.ts';
import { acceptsGzip } from './content-negotiation.ts';
import { BinaryResponse } from './binary-response.ts';

/** Bytes. A smaller answer fits in the first two packets anyway, so compressing it would save no time. */
export const COMPRESSED_FROM = 2048;

/** Gzips a larger answer: the HTTP API never compresses, and Lambda allows 6 MB. */
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

/** The entity tag of a value in an answer. */
export const entityTag = (schema: z.core.$ZodType, value: unknown): string =>
  weakTag(JSON.stringify(z.parse(schema, value)));

/** An answer with an entity tag of its own, such as a document's version, whatever else it contains. */
export class EtagResponse<T> {
  readonly value: T;
  /** `undefined` if there is no such state yet. */
  readonly etag: string | undefined;

  constructor(value: T, etag: string | undefined) {
    this.value = value;
    this.etag = etag;
  }
}

/** Not compressed, because larger files are compressed already. */
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
 * Turns a handler's value into the contract's response and drops fields that the contract does not name. GET and
 * conditional calls get a weak entity tag of the JSON, so that an unchanged list is answered with 304. An
 * `EtagResponse` has its own tag, which does not cover the whole answer, so it is always sent.
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
