import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { acceptsGzip } from './accepts-gzip.ts';

/** Bytes. What is smaller travels in the first two packets in any case: compressing it would save nobody a moment. */
export const COMPRESSED_FROM = 2048;

/**
 * Gzips the body of a larger answer for those who accept it. Nobody else on the way does: an HTTP API never compresses,
 * CloudFront only what it may cache. It also brings the longest lists under the 6 MB that Lambda lets a function answer.
 */
export function compress(
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
