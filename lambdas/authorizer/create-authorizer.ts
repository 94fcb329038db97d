import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  APIGatewaySimpleAuthorizerWithContextResult,
} from 'aws-lambda';
import type { Identity } from './identity.ts';
import type { TokenVerifier } from './verify-token.ts';

/** Longer than any token Firebase issues (claims are capped at 1,000 bytes), shorter than API Gateway's header limit. */
const MAX_LENGTH = 8192;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The signed token of an Authorization header, if it is exactly one JWS in compact form (RFC 6750, RFC 7515). */
function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.length > MAX_LENGTH) return undefined;
  return BEARER.exec(header)?.[1];
}

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
