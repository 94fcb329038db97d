import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { loadLocalKeys } from '#infra/local/auth/local-keys.ts';

/** Validly signs the claims of a token of the platform at `dataDir`, as Firebase does. */
export async function signedToken(dataDir: string, token: string): Promise<string> {
  const { tokens } = await loadLocalKeys(join(dataDir, 'auth'));
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'RS256', kid: tokens.kid, typ: 'JWT' })
    .sign(tokens.privateKey);
}
