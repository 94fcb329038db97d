import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { isHangUp, listen } from '../listen.ts';
import type { WebHandler } from './web.ts';

/** The single origin of the site, the API and the local pages. */
export interface WebServer {
  readonly url: string;
  readonly server: Server;
  /** Passes on every request, or only those below a prefix; others get a 503, as all do at first. */
  readonly serve: (handler: WebHandler, only?: { readonly pathPrefix: string }) => void;
  readonly close: () => Promise<void>;
}

const keepAliveMs = 65_000;

const starting: RequestListener = (_message, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' });
  response.end('starting\n');
};

/** Converts a target to a path. A client may send a whole address (RFC 9112, 3.2.2), which replaces the Host. */
const toOriginForm = (message: IncomingMessage): void => {
  const [, authority, path = ''] =
    /^https?:\/\/([^/?#]*)([/?#].*)?$/i.exec(message.url ?? '') ?? [];
  if (authority === undefined) return;
  message.url = path.startsWith('/') ? path : `/${path}`;
  message.headers.host = authority;
};

/**
 * Listens on the loopback interface at once, so that a port in use is noticed before anything else starts.
 * @param port 0 for any free one
 * @throws if the port is in use, naming the variable that changes it
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
  // Longer than the ten seconds between polls, so that connections are not closed just before reuse.
  server.keepAliveTimeout = keepAliveMs;
  const listening = await listen(server, port).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. End what uses it, or choose another with PORT.`)
      : error;
  });

  return {
    url: `http://localhost:${listening.port}`,
    server,
    close: listening.close,
    serve: (handler, { pathPrefix } = { pathPrefix: '/' }) => {
      current = (message, response) => {
        if (!message.url?.startsWith(pathPrefix)) {
          starting(message, response);
          return;
        }
        handler(message, response).catch((error: unknown) => {
          // A disconnected client needs no answer.
          if (isHangUp(error, message)) return;
          log(`web: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
          if (response.headersSent) response.destroy();
          else response.writeHead(500, { 'content-type': 'text/plain' }).end('internal error\n');
        });
      };
    },
  };
};
