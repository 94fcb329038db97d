import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '../../../shared/contracts/endpoint.ts';
import { AppError } from '../../../shared/errors.ts';
import { isBusy } from '../aws/is-busy.ts';
import { describeError } from '../logging/describe-error.ts';
import { log } from '../logging/log.ts';
import { authenticatedUser, type ApiEvent, type AuthenticatedUser } from './authenticated-user.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { parsePart } from './parse-part.ts';
import { problem } from './problem.ts';
import { readBody } from './read-body.ts';
import { respond } from './respond.ts';

/** A request that passed the contract: the caller is known and allowed, every part is parsed. */
export interface EndpointRequest<E extends Endpoint> {
  readonly user: AuthenticatedUser;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The caller's `Idempotency-Key`, if they gave one, and the endpoint it was given to. */
  readonly idempotency?: { readonly endpoint: string; readonly key: string };
  /** Names in lower case. */
  readonly headers: ApiEvent['headers'];
  readonly requestId: string;
}

/** What `run` answers: nothing where the contract has no response. */
type Answer<E extends Endpoint> = [ResponseOf<E>] extends [undefined] ? void : ResponseOf<E>;

export type ApiHandler = (event: ApiEvent) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The Lambda handler of one endpoint: parses the event as the contract says, calls `run`, and answers what the
 * contract promises. Errors become problem+json; what is not an `AppError` becomes `unavailable` if a service of AWS
 * is busy, and `internal` otherwise.
 */
export function endpointHandler<E extends Endpoint>(
  contract: E,
  run: (request: EndpointRequest<E>) => Answer<E> | Promise<Answer<E>>,
): ApiHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const start = performance.now();
    const logged = { requestId, endpoint: contract.id };
    const duration = () => Math.round(performance.now() - start);
    try {
      const value = await run(readRequest(contract, event));
      const result = respond(contract, value, event.headers);
      log('info', 'request', { ...logged, status: result.statusCode, duration: duration() });
      return result;
    } catch (cause) {
      const error = asAppError(cause);
      const { code, status } = error;
      log(status < 500 ? 'info' : 'error', 'request', {
        ...logged,
        status,
        duration: duration(),
        code,
        ...(status >= 500 && { error: describeError(error.cause) }),
      });
      return problem(error, requestId);
    }
  };
}

function asAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return new AppError(isBusy(cause) ? 'unavailable' : 'internal', { cause });
}

function readRequest<E extends Endpoint>(contract: E, event: ApiEvent): EndpointRequest<E> {
  const user = authenticatedUser(event);
  if (contract.audience === 'teacher' && user.role !== 'teacher') throw new AppError('forbidden');
  return {
    user,
    params: parsePart<E['params']>(contract.params, event.pathParameters ?? {}),
    query: parsePart<E['query']>(contract.query, event.queryStringParameters ?? {}),
    body: parsePart<E['body']>(contract.body, contract.body && readBody(event)),
    idempotency: idempotencyOf(contract, event),
    headers: event.headers,
    requestId: event.requestContext.requestId,
  };
}

function idempotencyOf({ id, idempotent }: Endpoint, event: ApiEvent) {
  const key = idempotent ? idempotencyKeyOf(event) : undefined;
  return key === undefined ? undefined : { endpoint: id, key };
}
