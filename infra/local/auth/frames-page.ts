import type { ServerResponse } from 'node:http';

/** Whether this is the hidden frame through which the sign-in pop-up reports to the page that opened it. */
export const isFrame = (url: URL): boolean => url.pathname === '/emulator/auth/iframe';

/** The emulator's own frame loads a Google script from the internet; this one sends the same messages without it. */
const page = `<!DOCTYPE html>
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

export function framesPage(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(page);
}
