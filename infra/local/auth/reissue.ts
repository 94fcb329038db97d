import { decodeJwt, SignJWT } from 'jose';
import type { LocalKey } from './local-keys.ts';

export interface ReissueOptions {
  readonly key: LocalKey;
  /** Whether the emulator issued the token and its account may still sign in. */
  readonly isGood: (token: string) => Promise<boolean>;
}

/** Milliseconds before a token is checked again; a page makes some ten calls at once. */
const REMEMBERED_MS = 5000;

/** Signs the claims of a good unsigned token. The same claims give the same token, for the authorizer's cache. */
export function createReissue({ key, isGood }: ReissueOptions) {
  const recent = new Map<string, Promise<string | undefined>>();

  const sign = async (token: string): Promise<string | undefined> => {
    if (!(await isGood(token))) return undefined;
    return new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
      .sign(key.privateKey);
  };

  return (token: string): Promise<string | undefined> => {
    const known = recent.get(token);
    if (known !== undefined) return known;
    const signed = sign(token);
    recent.set(token, signed);
    setTimeout(() => recent.delete(token), REMEMBERED_MS).unref();
    return signed;
  };
}
