import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { vi } from 'vitest';

const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });

/** The service account's key file that a test stores in Secrets Manager. */
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
  lastLoginAt?: string;
  validSince?: string;
  customAttributes?: string;
}

/** The fields of Identity Toolkit API calls, as far as the product uses them. */
interface ProviderRequest {
  localId?: string | string[];
  email?: string | string[];
  users?: FakeUser[];
  requestType?: string;
  continueUrl?: string;
  canHandleCodeInApp?: boolean;
  returnOobLink?: boolean;
}

const answer = (status: number, body: object = {}) =>
  Promise.resolve(Response.json(body, { status }));

/** Google's OAuth server and Identity Toolkit API behind a fake `fetch`, as far as the product uses them. */
export function fakeIdentityProvider(users: FakeUser[]) {
  const mails: { email: string; continueUrl: string; locale: string }[] = [];
  const state = { users, mails, status: 200, exchanges: 0, tokenLifetime: 3600, validToken: '' };

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
    const headers = init.headers as Record<string, string>;
    const { authorization } = headers;
    if (authorization !== `Bearer ${state.validToken}`) return answer(401);
    if (state.status !== 200) return answer(state.status);
    const body = JSON.parse(init.body as string) as ProviderRequest;
    const found = state.users.filter(
      ({ localId, email = '' }) =>
        [body.localId].flat().includes(localId) || [body.email].flat().includes(email),
    );
    switch (url.split('/projects/demo-daftar/accounts:')[1]) {
      case 'lookup':
        return answer(200, found.length > 0 ? { users: found } : {});
      case 'update':
        for (const user of found) Object.assign(user, body);
        return answer(200, { localId: body.localId });
      case 'delete':
        state.users = state.users.filter((user) => !found.includes(user));
        return answer(found.length > 0 ? 200 : 400);
      case 'batchCreate': {
        const [user] = body.users ?? [];
        const isTaken = state.users.some(({ email }) => email === user?.email);
        if (isTaken) return answer(200, { error: [{ index: 0, message: 'email exists' }] });
        if (user) state.users.push(user);
        return answer(200);
      }
      case 'sendOobCode': {
        const { requestType, continueUrl = '' } = body;
        if (requestType !== 'EMAIL_SIGNIN' || !body.canHandleCodeInApp) return answer(400);
        if (body.returnOobLink) return answer(200, { oobLink: `${continueUrl}&oobCode=1` });
        const locale = headers['x-firebase-locale'] ?? '';
        state.mails.push({ email: String(body.email), continueUrl, locale });
        return answer(200);
      }
      default:
        return answer(404);
    }
  });
  return Object.assign(state, { send });
}
