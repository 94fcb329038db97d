import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port of this machine; `close` also ends its open connections. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A port that was free a moment ago, for a program that opens it itself. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
