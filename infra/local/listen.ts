import type { IncomingMessage, Server } from 'node:http';

/**
 * Starts a server on the loopback interface; `close` also ends its open connections.
 *
 * Node answers 408 on a connection that has been silent for a minute. A busy client that sends just then takes it for
 * the answer to its request. It also closes a connection after some seconds without a request, and an upload that begins
 * just then is lost. So these servers wait for as long as their clients do.
 * @param port 0 for any free one
 */
export async function listen(server: Server, port = 0) {
  server.keepAliveTimeout = 0;
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether an error only says that the client disconnected, usually a browser leaving a page. */
export const isHangUp = (error: unknown, message?: IncomingMessage): boolean =>
  (message !== undefined && message.destroyed && !message.complete) ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
