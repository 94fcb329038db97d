/** Whether this is the hidden frame through which the sign-in pop-up reports to the page that opened it. */
export const isFrame = (url: URL): boolean => url.pathname === '/emulator/auth/iframe';

/** The emulator's own frame loads a Google script from the internet; this one sends the same messages without it. */
export const framesPage = `<!DOCTYPE html>
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
