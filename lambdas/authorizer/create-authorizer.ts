import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  APIGatewaySimpleAuthorizerWithContextResult,
} from 'aws-lambda';
import { bearerToken } from './bearer-token.ts';
import type { Identity } from './identity.ts';
import type { TokenVerifier } from './verify-token.ts';

export interface AuthorizerOptions {
  readonly verify: TokenVerifier;
  readonly teacherRoutes: ReadonlySet<string>;
}

/** What the authorizer reads of API Gateway's payload 2.0 request event. */
export type AuthorizerEvent = Pick<APIGatewayRequestAuthorizerEventV2, 'headers' | 'routeKey'>;
export type AuthorizerResult =
  APIGatewaySimpleAuthorizerResult | APIGatewaySimpleAuthorizerWithContextResult<Identity>;

const refused: AuthorizerResult = { isAuthorized: false };

/** Lets a request pass if its token is genuine and its route is open to the token's role (simple response format). */
export function createAuthorizer({ verify, teacherRoutes }: AuthorizerOptions) {
  return async ({ headers, routeKey }: AuthorizerEvent): Promise<AuthorizerResult> => {
    const token = bearerToken(headers?.['authorization']);
    const identity = token === undefined ? undefined : await verify(token);
    if (identity === undefined) return refused;
    if (identity.role !== 'teacher' && teacherRoutes.has(routeKey)) return refused;
    return { isAuthorized: true, context: identity };
  };
}
