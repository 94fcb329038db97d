import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { escapeXml } from '#shared/text/escape-xml.ts';
import type { AccountStore } from './account-store.ts';
import { holdResponse } from './hold-response.ts';
import type { LocalKey } from './local-keys.ts';
import type { OauthTokens } from './oauth-tokens.ts';
import { answerPage, localPage } from './local-page.ts';

const NEW_PASSWORD = 'newPassword';

/** Whether this is the link of a password mail, which contains no new password yet. */
const isResetLink = (url: URL): boolean =>
  url.pathname === '/emulator/action' &&
  url.searchParams.get('mode') === 'resetPassword' &&
  !url.searchParams.has(NEW_PASSWORD);

/** Asks for the new password like the provider's hosted page; the emulator answers such a link with JSON. */
function resetPage(url: URL): string {
  const hidden = [...url.searchParams].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return localPage({
    title: 'New password',
    main: `<h1><span>New password</span><span lang="ar" dir="rtl">كلمة سر جديدة</span></h1>
<form class="card" action="/emulator/action">${hidden.join('')}
<label for="password">New password · <span lang="ar">كلمة السر الجديدة</span></label>
<input id="password" type="password" name="${NEW_PASSWORD}" minlength="6" required autocomplete="new-password">
<button>Save · <span lang="ar">حفظ</span></button>
</form>`,
  });
}

/** Whether this is the hidden frame through which the sign-in pop-up reports to the page that opened it. */
const isFrame = (url: URL): boolean => url.pathname === '/emulator/auth/iframe';

/** The emulator's own frame loads a Google script from the internet; this one sends the same messages without it. */
const framesPage = `<!DOCTYPE html>
<meta charset="utf-8">
<title>Sign-in messages</title>
<script>
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.eventType !== 'sendAuthEvent') return;
    parent.postMessage({ daftarAuthFrame: true, authEvent: data.data.authEvent }, '*');
  });
  parent.postMessage({ daftarAuthFrame: true }, '*');
</script>
`;

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
