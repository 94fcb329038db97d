import { STATUS_CODES } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { AppError } from '../../../shared/errors.ts';

/** An error as RFC 9457 `application/problem+json`; `instance` is the request's id, to find its log line by. */
export function problem(error: AppError, requestId: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(error.status === 401 && { 'www-authenticate': 'Bearer' }),
    },
    body: JSON.stringify({
      type: `urn:daftar:problem:${error.code}`,
      title: STATUS_CODES[error.status],
      status: error.status,
      code: error.code,
      instance: requestId,
      ...(error.issues.length > 0 && { issues: error.issues }),
      ...(error.remaining !== undefined && { remaining: error.remaining }),
    }),
  };
}
