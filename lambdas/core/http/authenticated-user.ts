import type { APIGatewayProxyEventV2WithLambdaAuthorizer } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { authorizerContext, type AuthenticatedUser } from '../identity/caller.ts';

/** The payload 2.0 event of a route with the Lambda authorizer. The context is parsed, because it is not trusted. */
export type ApiEvent = APIGatewayProxyEventV2WithLambdaAuthorizer<unknown>;

/**
 * The caller, as the authorizer identified them.
 * @throws AppError `unauthenticated` if the route has no authorizer context or a malformed one.
 */
export function authenticatedUser(event: ApiEvent): AuthenticatedUser {
  // The type always has an authorizer, but a route deployed without one does not.
  const context: Partial<ApiEvent['requestContext']> = event.requestContext;
  const parsed = z.safeParse(authorizerContext, context.authorizer?.lambda);
  if (!parsed.success) throw new AppError('unauthenticated');
  return parsed.data;
}
