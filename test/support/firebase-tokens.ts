import { generateKeyPair, exportJWK, SignJWT, type CryptoKey, type JWK } from 'jose';

export const projectId = 'demo-daftar';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

export async function signingKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, jwk };
}

/** The claims of an ID token as Firebase issues them, `now` in seconds. */
export const firebaseClaims = (now: number) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  auth_time: now - 60,
  user_id: 'teacher-1',
  sub: 'teacher-1',
  iat: now - 60,
  exp: now + 3540,
  email: 'teacher@example.com',
  email_verified: true,
  role: 'teacher',
  firebase: { identities: { email: ['teacher@example.com'] }, sign_in_provider: 'password' },
});

/** Signs claims as Firebase does; header fields and claims can be overridden, or dropped with undefined. */
export async function firebaseToken(
  key: SigningKey,
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...firebaseClaims(now), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
    .sign(key.privateKey);
}
