import { startAuth, type Auth } from '#infra/local/auth/start-auth.ts';
import { projectId } from './firebase-tokens.ts';

export const startTestAuth = (dataDir: string) => startAuth({ dataDir, port: 0, projectId });

/** Calls the identity provider as a browser does; `path` is that of the API, e.g. `accounts:signUp`. */
export async function callProvider(auth: Auth, path: string, body: object, headers: object = {}) {
  const response = await fetch(`${auth.identityToolkitUrl}/v1/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

export const signInWithPassword = async (auth: Auth, email: string, password: string) => {
  const { body } = await callProvider(auth, 'accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return body as { idToken: string; refreshToken: string; localId: string };
};

/** Google's pop-up in the emulator, which accepts the claims of the chosen account. */
export const signInWithGoogle = (auth: Auth, email: string) =>
  callProvider(auth, 'accounts:signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(
      JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: 'Google User' }),
    )}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
  });
