import { errors, jwtVerify, type CryptoKey, type JWTHeaderParameters } from 'jose';
import { identityOf, type Identity } from './identity.ts';
import type { KeyStore } from './key-store.ts';

export interface TokenVerifierOptions {
  readonly projectId: string;
  readonly keyFor: KeyStore;
  readonly now: () => Date;
}

/** The identity of a valid token, or why it is invalid: the code of jose's error, or the claim that breaks a rule. */
export type TokenVerifier = (token: string) => Promise<Identity | string>;

/** A Firebase header has only these fields; a token that names its own key (jwk, jku, x5u…) is a forgery. */
const HEADER_FIELDS = new Set(['alg', 'kid', 'typ']);

const isFirebaseHeader = (header: JWTHeaderParameters): header is { alg: string; kid: string } =>
  typeof header.kid === 'string' &&
  (header.typ === undefined || header.typ === 'JWT') &&
  Object.keys(header).every((field) => HEADER_FIELDS.has(field));

/** Verifies Firebase ID tokens by Google's keys and the issuer's rules. Rejects only if no key could be fetched. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { projectId, keyFor, now } = options;
  const issuer = `https://securetoken.google.com/${projectId}`;

  const keyOf = async (header: JWTHeaderParameters): Promise<CryptoKey> => {
    const key = isFirebaseHeader(header) ? await keyFor(header.kid) : undefined;
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  };

  return async (token) => {
    const currentDate = now();
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['RS256'],
        issuer,
        audience: projectId,
        currentDate,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      });
      return identityOf(payload, projectId, Math.floor(currentDate.getTime() / 1000));
    } catch (error) {
      if (error instanceof errors.JOSEError) return error.code;
      throw error;
    }
  };
}
