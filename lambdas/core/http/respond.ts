import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/contracts/endpoint.ts';

const weakTag = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const holds = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((candidate) => [tag, '*'].includes(candidate.trim())) ?? false;

/**
 * A handler's value as the contract's response. The schema drops every field the contract does not name. A GET
 * carries an entity tag, so that polling an unchanged list costs a 304 without a body.
 * @throws if the value is not what the contract promises, which is a defect of the handler.
 */
export function respond(
  contract: Endpoint,
  value: unknown,
  ifNoneMatch: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  if (contract.response === undefined) return { statusCode: contract.status };
  if (value === undefined && contract.emptyStatus !== undefined) {
    return { statusCode: contract.emptyStatus, headers: { 'cache-control': 'private, no-cache' } };
  }
  const body = JSON.stringify(z.parse(contract.response, value));
  if (contract.method !== 'GET') {
    return {
      statusCode: contract.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body,
    };
  }
  const headers = { etag: weakTag(body), 'cache-control': 'private, no-cache' };
  if (holds(ifNoneMatch, headers.etag)) return { statusCode: 304, headers };
  return {
    statusCode: contract.status,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
}
