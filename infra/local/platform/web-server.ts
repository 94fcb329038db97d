import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { isHangUp } from '../hang-up.ts';
import type { WebHandler } from './web.ts';

/** The one origin of the site, the API and the local pages. */
export interface WebServer {
  readonly url: string;
  readonly server: Server;
  /** Hands on every request, or those below a prefix only; the others are answered with 503, as all are at first. */
  readonly serve: (handler: WebHandler, only?: { readonly pathPrefix: string }) => void;
  readonly close: () => Promise<void>;
}

const keepAliveMs = 65_000;

const starting: RequestListener = (_message, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' });
  response.end('starting\n');
};

/**
 * A request target as a path: a client may send the whole address (RFC 9112, 3.2.2), whose authority then takes the
 * place of the Host header.
 */
const toOriginForm = (message: IncomingMessage): void => {
  const [, authority, path = ''] =
    /^https?:\/\/([^/?#]*)([/?#].*)?$/i.exec(message.url ?? '') ?? [];
  if (authority === undefined) return;
  message.url = path.startsWith('/') ? path : `/${path}`;
  message.headers.host = authority;
};

/**
 * Listens on the loopback interface at once, so that a port in use is noticed before anything is started.
 * @param port 0 for any free one
 * @throws when the port is in use, with the variable that changes it
 */
export const startWebServer = async (
  port: number,
  log: (line: string) => void,
): Promise<WebServer> => {
  let current: RequestListener = starting;
  const server = createServer((message, response) => {
    toOriginForm(message);
    current(message, response);
  });
  // Above the ten seconds between two polls, so that a connection is not closed the moment it is used again.
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. End what uses it, or choose another with PORT.`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');

  return {
    url: `http://localhost:${address.port}`,
    server,
    serve: (handler, { pathPrefix } = { pathPrefix: '/' }) => {
      current = (message, response) => {
        if (!message.url?.startsWith(pathPrefix)) {
          starting(message, response);
          return;
        }
        handler(message, response).catch((error: unknown) => {
          // Whoever hung up needs no answer.
          if ((message.destroyed && !message.complete) || isHangUp(error)) return;
          log(`web: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
          if (response.headersSent) response.destroy();
          else response.writeHead(500, { 'content-type': 'text/plain' }).end('internal error\n');
        });
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
