import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AccountStore } from './account-store.ts';
import { holdResponse } from './hold-response.ts';
import type { LocalKey } from './local-keys.ts';
import type { OauthTokens } from './oauth-tokens.ts';
import { framesPage, isFrame } from './frames-page.ts';
import { answerPage } from './local-page.ts';
import { isResetLink, resetPage } from './reset-page.ts';

/** The platform's own paths on the identity provider's port; the emulator has all others. */
export const proxyPaths = { keys: '/__local/keys.json', token: '/__local/token' } as const;

export interface EmulatorProxyOptions {
  readonly emulator: RequestListener;
  readonly store: AccountStore;
  readonly oauth: OauthTokens;
  readonly signingKey: LocalKey;
}

/** Wraps the emulator: key set, OAuth tokens, which its administrative API requires, and answers held for the disk. */
export function createEmulatorProxy({
  emulator,
  store,
  oauth,
  signingKey,
}: EmulatorProxyOptions): RequestListener {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'GET' && url.pathname === proxyPaths.keys) {
      return answer(response, 200, { keys: [signingKey.publicJwk] }, 'public, max-age=3600');
    }
    if (request.method === 'POST' && url.pathname === proxyPaths.token) {
      const { status, body } = await oauth.exchange(new URLSearchParams(await text(request)));
      return answer(response, status, body);
    }
    if (!admit(request, url, oauth))
      return answer(response, 401, { error: { code: 401, message: 'UNAUTHENTICATED' } });
    if (request.method === 'GET' && isFrame(url)) return answerPage(response, framesPage);
    if (request.method === 'GET' && isResetLink(url)) return answerPage(response, resetPage(url));
    holdResponse(response, async (body) => {
      if (isRead(request, url)) return store.saved();
      store.noteAnswer(body);
      await store.save();
    });
    emulator(request, response);
  };

  return (request, response) => {
    serve(request, response).catch(() =>
      answer(response, 500, { error: { code: 500, message: 'INTERNAL' } }),
    );
  };
}

/** Whether the request changes nothing. Most are of this kind, and writing all accounts takes longer than the answer. */
const isRead = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  method === 'OPTIONS' ||
  (method === 'POST' && pathname.endsWith('/accounts:lookup')) ||
  (method === 'GET' && pathname.startsWith('/emulator/v1/'));

/** Exchanges a valid access token for the emulator's own credential; refuses all others. */
function admit(request: IncomingMessage, url: URL, oauth: OauthTokens): boolean {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    return (
      !url.pathname.startsWith('/emulator/v1/') ||
      request.method === 'GET' ||
      request.method === 'OPTIONS'
    );
  }
  const token = /^Bearer ([\w-]+)$/.exec(authorization)?.[1];
  if (token === undefined || !oauth.isValid(token)) return false;
  request.headers.authorization = 'Bearer owner';
  return true;
}

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  caching = 'no-store',
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': caching });
  response.end(JSON.stringify(body));
}
