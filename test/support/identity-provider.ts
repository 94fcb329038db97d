import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { vi } from 'vitest';

const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });

/** The service account's key file a test keeps in Secrets Manager. */
export const serviceAccountJson = JSON.stringify({
  type: 'service_account',
  project_id: 'demo-daftar',
  private_key_id: 'key-1',
  private_key: await exportPKCS8(privateKey),
  client_email: 'functions@demo-daftar.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.example.com/token',
});

export interface FakeUser {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  customAttributes?: string;
}

const answer = (status: number, body: object = {}) =>
  Promise.resolve(Response.json(body, { status }));

/** Google's OAuth server and Identity Toolkit API behind a fake `fetch`, as far as the product uses them. */
export function fakeIdentityProvider(users: FakeUser[]) {
  const state = { users, status: 200, exchanges: 0, tokenLifetime: 3600, validToken: '' };

  const exchange = async (form: URLSearchParams) => {
    if (state.status !== 200) return answer(state.status);
    await jwtVerify(form.get('assertion') ?? '', publicKey, {
      audience: 'https://oauth2.example.com/token',
      issuer: 'functions@demo-daftar.iam.gserviceaccount.com',
      requiredClaims: ['iat', 'exp', 'scope'],
    });
    state.exchanges += 1;
    state.validToken = `token-${state.exchanges}`;
    return answer(200, { access_token: state.validToken, expires_in: state.tokenLifetime });
  };

  const send = vi.fn((input: Parameters<typeof fetch>[0], init: RequestInit = {}) => {
    const url = input as string;
    if (url === 'https://oauth2.example.com/token') return exchange(init.body as URLSearchParams);
    const { authorization } = init.headers as Record<string, string>;
    if (authorization !== `Bearer ${state.validToken}`) return answer(401);
    if (state.status !== 200) return answer(state.status);
    const body = JSON.parse(init.body as string) as { localId: string | string[] };
    const found = state.users.filter(({ localId }) => [body.localId].flat().includes(localId));
    if (url.endsWith('/projects/demo-daftar/accounts:lookup')) {
      return answer(200, found.length > 0 ? { users: found } : {});
    }
    if (url.endsWith('/projects/demo-daftar/accounts:update')) {
      for (const user of found) Object.assign(user, body);
      return answer(200, { localId: body.localId });
    }
    return answer(404);
  });
  return Object.assign(state, { send });
}
