import type { APIGatewayProxyEventV2WithLambdaAuthorizer } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { roles } from '#shared/model/role.ts';
import { uid } from '#shared/model/uid.ts';

/** The payload 2.0 event of a route that has the Lambda authorizer; its context is parsed, not trusted. */
export type ApiEvent = APIGatewayProxyEventV2WithLambdaAuthorizer<unknown>;

const authorizerContext = z.object({
  uid: uid(),
  role: z.enum(roles),
  email: z._default(z.string(), ''),
  emailVerified: z.boolean(),
  authTime: z.number(),
  /** Of no time at all where the gateway still holds the answer of an authorizer that did not tell it. */
  issuedAt: z._default(z.number(), 0),
});
export type AuthenticatedUser = z.infer<typeof authorizerContext>;

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
