import { STATUS_CODES } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { versionTag, type Endpoint, type ResponseOf } from '#shared/contracts/endpoint.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { isBusy } from '../aws/is-busy.ts';
import { describeError, log } from '../log.ts';
import { measure } from '../metrics.ts';
import type { ApiEvent } from './authenticated-user.ts';
import { correlationOf } from './correlation.ts';
import type { BinaryResponse } from './binary-response.ts';
import { readRequest, type EndpointRequest } from './read-request.ts';
import { respond, type EtagResponse } from './respond.ts';

/** What `run` returns: a file if the contract says so, nothing if the endpoint has no response. */
export type Answer<E extends Endpoint> = [ResponseOf<E>] extends [undefined]
  ? E['file'] extends true
    ? BinaryResponse
    : void
  : ResponseOf<E> | (E['versioned'] extends true ? EtagResponse<ResponseOf<E>> : never);

export type ApiHandler = (event: ApiEvent) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The Lambda handler of one endpoint: parses the event by the contract, calls `run`, and validates the response.
 * Errors become problem+json; an error that is not an `AppError` becomes `unavailable` if an AWS service is busy, and
 * `internal` otherwise.
 */
export function endpointHandler<E extends Endpoint>(
  contract: E,
  run: (request: EndpointRequest<E>) => Answer<E> | Promise<Answer<E>>,
): ApiHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const start = performance.now();
    const logged = {
      requestId,
      correlationId: correlationOf(event.headers),
      endpoint: contract.id,
    };
    const duration = () => Math.round(performance.now() - start);
    try {
      const value = await run(readRequest(contract, event));
      const result = respond(contract, value, event.headers);
      const status = result.statusCode;
      const took = duration();
      const metrics = contract.costly || contract.file ? {} : { CallDuration: took };
      measure('request', metrics, {}, { ...logged, status, duration: took });
      return result;
    } catch (cause) {
      const error = toAppError(cause);
      const { code, status } = error;
      log(status < 500 ? 'info' : 'error', 'request', {
        ...logged,
        status,
        duration: duration(),
        code,
        ...(status >= 500 && { error: describeError(error.cause) }),
      });
      if (isQuota(code))
        measure('quota', { QuotaRefused: 1 }, { Endpoint: contract.id }, { requestId });
      return problem(error, requestId);
    }
  };
}

const isQuota = (code: ErrorCode): boolean => code.endsWith('quota-exceeded');

function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return new AppError(isBusy(cause) ? 'unavailable' : 'internal', { cause });
}

/** An error as RFC 9457 `application/problem+json`; `instance` is the request's id, which is also in the log. */
function problem(error: AppError, requestId: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(error.current && { etag: versionTag(error.current) }),
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
      ...(error.current && { current: error.current }),
    }),
  };
}
