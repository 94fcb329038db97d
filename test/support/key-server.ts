import { createServer } from 'node:http';
import type { JWK } from 'jose';
import { listen } from '#infra/local/listen.ts';

/** A real key server on a free port whose answers a test can change, and which can fail. */
export async function startKeyServer(initial: JWK[]) {
  const state = {
    keys: initial,
    status: 200,
    cacheControl: 'public, max-age=3600',
    requests: 0,
    /** Closes each connection, but keeps the port for this server. */
    down: false,
  };
  const server = createServer((request, response) => {
    if (state.down) {
      request.socket.destroy();
      return;
    }
    state.requests += 1;
    response.writeHead(state.status, { 'cache-control': state.cacheControl });
    response.end(JSON.stringify({ keys: state.keys }));
  });
  const { origin, close } = await listen(server);
  return Object.assign(state, {
    url: new URL(`${origin}/keys`),
    close,
  });
}
