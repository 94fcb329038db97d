import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  APIGatewaySimpleAuthorizerWithContextResult,
} from 'aws-lambda';
import { correlationOf } from '#core/http/correlation.ts';
import type { Identity } from './identity.ts';
import type { TokenVerifier } from './verify-token.ts';

/** Longer than any token Firebase issues (claims are capped at 1,000 bytes), shorter than API Gateway's header limit. */
const MAX_LENGTH = 8192;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The signed token of an Authorization header, if it is exactly one compact JWS (RFC 6750, RFC 7515). */
function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.length > MAX_LENGTH) return undefined;
  return BEARER.exec(header)?.[1];
}

/** Why a call was rejected; contains nothing of its token. */
export interface Refusal {
  readonly reason: string;
  readonly route: string;
  readonly correlationId: string | undefined;
}

export interface AuthorizerOptions {
  readonly verify: TokenVerifier;
  /** The routes that any signed-in user may call; all others are for teachers. */
  readonly openRoutes: ReadonlySet<string>;
  /** Called for each rejection; its argument may be logged. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** The used part of API Gateway's payload 2.0 request event. */
export type AuthorizerEvent = Pick<APIGatewayRequestAuthorizerEventV2, 'headers' | 'routeKey'>;
export type AuthorizerResult =
  APIGatewaySimpleAuthorizerResult | APIGatewaySimpleAuthorizerWithContextResult<Identity>;

const refused: AuthorizerResult = { isAuthorized: false };

/** Allows a request if its token is valid and its route is open to the token's role (simple response format). */
export function createAuthorizer({ verify, openRoutes, onRefused }: AuthorizerOptions) {
  return async ({ headers, routeKey }: AuthorizerEvent): Promise<AuthorizerResult> => {
    const refuse = (reason: string): AuthorizerResult => {
      onRefused({ reason, route: routeKey, correlationId: correlationOf(headers) });
      return refused;
    };
    const token = bearerToken(headers?.['authorization']);
    if (token === undefined) return refuse('no-token');
    const identity = await verify(token);
    if (typeof identity === 'string') return refuse(identity);
    if (identity.role !== 'teacher' && !openRoutes.has(routeKey)) return refuse('role');
    return { isAuthorized: true, context: identity };
  };
}
