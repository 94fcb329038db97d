import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What llama.cpp's server answers while it loads its model. */
const LOADING = { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } };

/**
 * Passes requests on to a real server, and its answers back as slowly as wanted. When a caller leaves, the request to the
 * server ends too.
 * @param baseUrl of the real server, with its version
 */
export async function startProxy(baseUrl: string) {
  const { origin } = new URL(baseUrl);
  let pause = 0;
  let isLoading = false;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    if (isLoading) {
      response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(LOADING));
      return;
    }
    const left = new AbortController();
    response.on('close', () => left.abort());
    try {
      const body = await text(request);
      const given = await fetch(`${origin}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body !== '' && { body }),
        signal: left.signal,
      });
      const type = given.headers.get('content-type') ?? 'application/json';
      response.writeHead(given.status, { 'content-type': type });
      const decoder = new TextDecoder();
      for await (const bytes of given.body ?? [])
        for (const part of decoder
          .decode(bytes as Uint8Array, { stream: true })
          .split(/(?<=\n\n)/)) {
          if (pause > 0) await sleep(pause);
          response.write(part);
        }
      response.end();
    } catch {
      response.destroy();
    }
  };
  const proxy = createServer((request, response) => void pass(request, response));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** @param tokens a second */
    slowTo: (tokens: number) => {
      pause = 1_000 / tokens;
    },
    load: () => {
      isLoading = true;
    },
    loaded: () => {
      isLoading = false;
    },
    close: () => new Promise<void>((done) => proxy.close(() => done())),
  };
}
