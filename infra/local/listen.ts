import type { IncomingMessage, Server } from 'node:http';

/**
 * Starts a server on the loopback interface; `close` also ends its open connections.
 * @param port 0 for any free one
 */
export async function listen(server: Server, port = 0) {
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

/**
 * Whether an error only says that the client disconnected, usually a browser leaving a page: before its request was
 * complete, or during the answer.
 */
export const isHangUp = (error: unknown, message?: IncomingMessage): boolean =>
  (message !== undefined && message.destroyed && !message.complete) ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
