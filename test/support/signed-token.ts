import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { loadLocalKeys } from '#infra/local/auth/local-keys.ts';

/** The claims of a token of the platform at `dataDir`, signed for good as Firebase does. */
export async function signedToken(dataDir: string, token: string): Promise<string> {
  const { tokens } = await loadLocalKeys(join(dataDir, 'auth'));
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'RS256', kid: tokens.kid, typ: 'JWT' })
    .sign(tokens.privateKey);
}
