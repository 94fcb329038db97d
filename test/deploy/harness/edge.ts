import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Auth } from '#infra/local/auth/start-auth.ts';
import { createLocalPages } from '#infra/local/platform/local-pages.ts';
import { localContent } from '#infra/local/platform/runtime-config.ts';
import { listen } from '#infra/local/listen.ts';

export interface EdgeOptions {
  /** Origin of the emulated services. */
  readonly gateway: string;
  /** Name of the distribution. */
  readonly host: string;
  /** PEM of the gateway's certificate. */
  readonly ca: string;
  readonly auth: Auth;
  /** The local address for an address in the templates. */
  readonly localOrigins: ReadonlyMap<string, string>;
}

/** The proxy between a browser on this machine and the deployed distribution. */
export interface Edge {
  readonly url: string;
  readonly close: () => void;
}

/** Headers that are wrong for an empty answer; the emulator sends them anyway. */
const ofBodies = new Set(['content-type', 'content-length', 'transfer-encoding']);

/**
 * Answers at a local address as the distribution does, whose own name leads nowhere. It adds what belongs to the local
 * identity provider, as `npm start` does: it signs tokens, shows mails, and tells the page the provider's address.
 * Everything else passes unchanged.
 */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { gateway, host, ca, auth, localOrigins } = options;
  // The gateway uses one certificate for every name.
  const agent = new Agent({ ca, keepAlive: true, servername: 'localhost' });
  const localized = (text: string): string =>
    [...localOrigins].reduce((said, [from, to]) => said.replaceAll(from, to), text);

  const shownOf = (incoming: IncomingMessage): OutgoingHttpHeaders => {
    const isEmpty = incoming.statusCode === 204 || incoming.statusCode === 304;
    return Object.fromEntries(
      Object.entries(incoming.headers)
        .filter(([name]) => !isEmpty || !ofBodies.has(name))
        .map(([name, value]) => [
          name,
          name === 'content-security-policy' ? localized(String(value)) : value,
        ]),
    );
  };
  const answerFrom = async (incoming: IncomingMessage, response: ServerResponse, path: string) => {
    const { statusCode = 502 } = incoming;
    if (path !== '/config.json' || statusCode !== 200) {
      response.writeHead(statusCode, shownOf(incoming));
      incoming.pipe(response);
      return;
    }
    const amend = localContent({ siteUrl: url, authUrl: auth.url });
    const content = amend('config.json', await buffer(incoming));
    const headers = { ...shownOf(incoming), 'content-length': content.length };
    response.writeHead(statusCode, headers).end(content);
  };

  const pass = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await localPages(asked, response)) return;
    const { connection: _, authorization, ...headers } = asked.headers;
    const signed = await auth.reissue(authorization);
    const passed = request(gateway, {
      agent,
      method: asked.method,
      path: asked.url,
      headers: { ...headers, ...(signed !== undefined && { authorization: signed }), host },
    });
    passed.once('response', (incoming: IncomingMessage) => {
      answerFrom(incoming, response, asked.url ?? '').catch(() => response.destroy());
    });
    passed.once('error', () => response.destroy());
    asked.pipe(passed);
  };

  const server = createServer((asked, response) => {
    pass(asked, response).catch(() => response.destroy());
  });
  const { port, close } = await listen(server);
  const url = `http://localhost:${port}`;
  // Links in mails lead to the distribution; in these tests it is at this address.
  const here = (text: string): string =>
    text
      .replaceAll(encodeURIComponent(`https://${host}`), encodeURIComponent(url))
      .replaceAll(`https://${host}`, url);
  const localPages = createLocalPages({
    mails: async () => (await auth.mails()).map((mail) => ({ ...mail, link: here(mail.link) })),
  });
  return {
    url,
    close: () => {
      void close();
      agent.destroy();
    },
  };
}
