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

/**
 * Serves the site at `origin` over HTTP/2 and TLS, as CloudFront does (`httpVersion` of the web stack). Otherwise the
 * measurement would use HTTP/1.1 with six connections, which no teacher's browser does.
 */
export async function startEdge(origin: string): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const server = createSecureServer({ key, cert }, forwardTo(new URL(origin)));
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
