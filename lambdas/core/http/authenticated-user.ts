import type { APIGatewayProxyEventV2WithLambdaAuthorizer } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { authorizerContext, type AuthenticatedUser } from '../identity/caller.ts';

/** The payload 2.0 event of a route that has the Lambda authorizer; its context is parsed, not trusted. */
export type ApiEvent = APIGatewayProxyEventV2WithLambdaAuthorizer<unknown>;

/**
 * The caller, as the authorizer established them.
 * @throws AppError `unauthenticated` if the route has no authorizer context or a malformed one.
 */
export function authenticatedUser(event: ApiEvent): AuthenticatedUser {
  // The type promises an authorizer; a route deployed without one would not have it.
  const context: Partial<ApiEvent['requestContext']> = event.requestContext;
  const parsed = z.safeParse(authorizerContext, context.authorizer?.lambda);
  if (!parsed.success) throw new AppError('unauthenticated');
  return parsed.data;
}
