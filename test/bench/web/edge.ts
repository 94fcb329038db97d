import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { generate } from 'selfsigned';

/** A site behind HTTP/2 and TLS. */
export interface Edge {
  readonly url: string;
  /** Makes a Chromium trust this certificate, and no other unsigned one. */
  readonly browserArgument: string;
  readonly close: () => Promise<void>;
}

/** One for all, so that the browser trusts each edge. */
let certificate: ReturnType<typeof generate> | undefined;

/** An answer in place of the site's. */
export interface Answer {
  readonly status: number;
  readonly body?: string | undefined;
}

/**
 * Serves the site at `origin` over HTTP/2 and TLS, as CloudFront does (`httpVersion` of the web stack). Otherwise the
 * measurement would use HTTP/1.1 with six connections, which no teacher's browser does.
 * @param answerFor answers GET calls of the API in place of the site; undefined leaves one to it
 */
export async function startEdge(
  origin: string,
  answerFor: (path: string) => Promise<Answer | undefined> = async () => undefined,
): Promise<Edge> {
  certificate ??= generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const { private: key, cert } = await certificate;
  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const forward = (): void => forwardTo(new URL(origin))(asked, answer);
    if (asked.method !== 'GET' || !asked.url.startsWith('/api/')) return forward();
    void answerFor(asked.url).then((given) => {
      if (!given) return forward();
      answer.writeHead(given.status, { 'content-type': 'application/json' });
      answer.end(given.body ?? '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return {
    url: `https://localhost:${port}`,
    browserArgument: `--ignore-certificate-errors-spki-list=${fingerprint}`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Headers of one connection, which HTTP/2 forbids (RFC 9113, 8.2.2), and HTTP/2's own, such as `:path`. */
const OF_THE_CONNECTION = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|host)$/;

const passedOn = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name)));

const forwardTo =
  ({ hostname, port }: URL) =>
  (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const { method, url: path, headers } = asked;
    const forwarded = request({ hostname, port, method, path, headers: passedOn(headers) });
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, passedOn(response.headers));
      pipeline(response, answer, () => undefined);
    });
    forwarded.on('error', () => answer.stream.close());
    pipeline(asked, forwarded, () => undefined);
  };
