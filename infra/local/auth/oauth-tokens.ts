import { randomBytes } from 'node:crypto';
import { errors, importJWK, jwtVerify } from 'jose';
import type { LocalKey } from './local-keys.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPES = new Set([
  'https://www.googleapis.com/auth/identitytoolkit',
  'https://www.googleapis.com/auth/cloud-platform',
]);
/** Seconds, as at Google. */
const LIFETIME = 3600;

export interface OauthOptions {
  readonly key: LocalKey;
  readonly clientEmail: string;
  readonly tokenUri: string;
}

/** An answer of the token endpoint (RFC 6749, section 5). */
export interface TokenAnswer {
  readonly status: 200 | 400;
  readonly body: object;
}

/** Replaces Google's OAuth server: an assertion of the local service account gets an access token (RFC 7523). */
export function createOauthTokens({ key, clientEmail, tokenUri }: OauthOptions) {
  const expiries = new Map<string, number>();

  const issue = (): string => {
    const now = Date.now();
    for (const [token, expiry] of expiries) if (expiry <= now) expiries.delete(token);
    const token = randomBytes(32).toString('base64url');
    expiries.set(token, now + LIFETIME * 1000);
    return token;
  };

  const isGenuine = async (assertion: string): Promise<boolean> => {
    try {
      const { payload } = await jwtVerify(assertion, await importJWK(key.publicJwk, 'RS256'), {
        algorithms: ['RS256'],
        issuer: clientEmail,
        audience: tokenUri,
        requiredClaims: ['exp', 'iat', 'scope'],
        maxTokenAge: LIFETIME,
      });
      const { scope, exp = Infinity, iat = 0 } = payload;
      if (exp - iat > LIFETIME || typeof scope !== 'string') return false;
      return scope.split(' ').some((name) => SCOPES.has(name));
    } catch (error) {
      if (error instanceof errors.JOSEError) return false;
      throw error;
    }
  };

  const exchange = async (form: URLSearchParams): Promise<TokenAnswer> => {
    if (form.get('grant_type') !== GRANT) {
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    }
    if (!(await isGenuine(form.get('assertion') ?? ''))) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const body = { access_token: issue(), expires_in: LIFETIME, token_type: 'Bearer' };
    return { status: 200, body };
  };

  return { issue, exchange, isValid: (token: string) => (expiries.get(token) ?? 0) > Date.now() };
}
export type OauthTokens = ReturnType<typeof createOauthTokens>;
