import { decodeJwt, SignJWT } from 'jose';
import { mkdir } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { listen } from '../listen.ts';
import { openAccountStore } from './account-store.ts';
import { createAdministration } from './administration.ts';
import { createEmulator } from './emulator.ts';
import { createEmulatorProxy, proxyPaths } from './emulator-proxy.ts';
import { loadLocalKeys, type LocalKey } from './local-keys.ts';
import type { AuthConfiguration, AuthReady, AuthRequest } from './messages.ts';
import { createOauthTokens } from './oauth-tokens.ts';

interface ReissueOptions {
  readonly key: LocalKey;
  /** Whether the emulator issued the token and its account may still sign in. */
  readonly isGood: (token: string) => Promise<boolean>;
}

/** Milliseconds before a token is checked again; a page makes some ten calls at once. */
const REMEMBERED_MS = 5000;

/** Signs the claims of a good unsigned token. The same claims give the same token, for the authorizer's cache. */
function createReissue({ key, isGood }: ReissueOptions) {
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

export interface Provider {
  readonly ready: AuthReady;
  readonly handle: (request: AuthRequest) => Promise<unknown>;
}

/** Starts the local identity provider in this process: emulator, proxy and storage. */
export async function startProvider(configuration: AuthConfiguration): Promise<Provider> {
  const { directory, port, projectId } = configuration;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end();
  };
  const server = createServer((request, response) => answer(request, response));
  // Listens first, so that a port in use is reported at once instead of after seconds.
  const { origin: url } = await listen(server, port);
  const [keys, emulator] = await Promise.all([loadLocalKeys(directory), createEmulator(projectId)]);
  const store = await openAccountStore(directory, emulator.state);

  const identityToolkitUrl = `${url}/identitytoolkit.googleapis.com`;
  const tokenUri = `${url}${proxyPaths.token}`;
  const clientEmail = `functions@${projectId}.iam.gserviceaccount.com`;
  const oauth = createOauthTokens({ key: keys.serviceAccount, clientEmail, tokenUri });
  const administration = createAdministration({
    baseUrl: identityToolkitUrl,
    projectId,
    accessToken: () => oauth.issue(),
  });
  const reissue = createReissue({
    key: keys.tokens,
    isGood: async (token) => store.tokens.has(token) && administration.isAccountGood(token),
  });
  answer = createEmulatorProxy({
    emulator: emulator.handle,
    store,
    oauth,
    signingKey: keys.tokens,
  });

  return {
    ready: {
      url,
      jwksUrl: `${url}${proxyPaths.keys}`,
      tokenUri,
      identityToolkitUrl,
      secretJson: JSON.stringify({
        type: 'service_account',
        project_id: projectId,
        private_key_id: keys.serviceAccount.kid,
        private_key: keys.serviceAccount.pem,
        client_email: clientEmail,
        token_uri: tokenUri,
      }),
    },
    handle: async (request) => {
      switch (request.method) {
        case 'reissue':
          return reissue(request.token);
        case 'mails':
          return store.mails();
        case 'deliver':
          return store.deliver(request.mail);
        case 'ensure-account':
          return administration.ensureAccount(request.account);
      }
    },
  };
}
