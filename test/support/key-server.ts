import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWK } from 'jose';

/** A real key server on a free port whose answers a test can change, and which can go down. */
export async function startKeyServer(initial: JWK[]) {
  const state = { keys: initial, status: 200, cacheControl: 'public, max-age=3600', requests: 0 };
  const server = createServer((_request, response) => {
    state.requests += 1;
    response.writeHead(state.status, { 'cache-control': state.cacheControl });
    response.end(JSON.stringify({ keys: state.keys }));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: new URL(`http://127.0.0.1:${port}/keys`),
    close,
    restart: () => listen(port),
  });
}
